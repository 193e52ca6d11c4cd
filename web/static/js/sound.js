// Plays a few short synthesised sounds, and vibrates. This file is loaded only if sound or vibration is turned on.
const STEP = 0.09; // seconds from one tone to the next
const SOUNDS = { lay: [196], take: [262, 330], sweep: [392, 523, 659, 784], turn: [587, 880] };
const SHAKES = { sweep: [40, 60, 40], turn: [60] };
let context = null;

// Plays a tone of a frequency in hertz, at a time of the context in seconds.
const tone = (pitch, start) => {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * STEP);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + 2 * STEP);
};

// Plays events by name: "lay", "take", "sweep", "turn". Browsers allow neither sound nor vibration before the first tap or key.
export const cue = (names, { sound, vibration }) => {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (sound === "on") {
    context ??= new AudioContext();
    context.resume();
    names.flatMap((name) => SOUNDS[name] ?? []).forEach((pitch, place) => tone(pitch, context.currentTime + place * STEP));
  }
  if (vibration === "on") navigator.vibrate?.(names.flatMap((name) => SHAKES[name] ?? []));
};
