# Afrikaans
