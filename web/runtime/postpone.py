"""Postponed imports: moved from the top of a module into the functions that need them, so that a start imports less.

In sources, imports stay at the top, where they show dependencies. Imports of names that a module uses while it is
imported, or that others import from it, also stay at its top; imports for annotations are dropped.
"""

import ast
from collections.abc import Iterable, Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements inside a module or a statement, at any depth; expressions are not searched."""
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        for each in getattr(node, field, ()):
            yield each
            yield from statements(each)


def taken_names(trees: Iterable[ast.Module]) -> dict[str, set[str]]:
    """Return the names that some modules import, anywhere in them, by the module that they come from."""
    names: dict[str, set[str]] = {}
    for node in (node for tree in trees for node in statements(tree)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.setdefault(node.module, set()).update(alias.name for alias in node.names)
    return names


def postpone(tree: ast.Module, later: set[str], others_take: set[str]) -> None:
    """Move imports of modules in ``later`` from the module into the functions that use them.

    ``others_take`` are the names that other modules import from this one. Functions must no longer have annotations.
    """
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module and not node.level]
    stay = {*others_take, *_named_at_once(tree), *_bound_elsewhere(tree, imports)}
    moved: dict[str, tuple[str, ast.alias]] = {}
    for node in imports:
        module = node.module or ""
        names = {alias.asname or alias.name: alias for alias in node.names}
        goes = {
            name: (module, alias)
            for name, alias in names.items()
            if name not in stay and not later.isdisjoint({module, f"{module}.{alias.name}"})
        }
        node.names = [alias for name, alias in names.items() if name not in goes]
        moved |= goes
    tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]
    for function in _outermost(tree):
        _import_first(function, moved)


def _import_first(function: Function, moved: dict[str, tuple[str, ast.alias]]) -> None:
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)  # a docstring must stay first
    used = {node.id for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)}
    function.body[has_docstring:has_docstring] = [
        ast.copy_location(
            ast.ImportFrom(module, [ast.copy_location(ast.alias(alias.name, alias.asname), first)], 0), first
        )
        for module, alias in (moved[name] for name in sorted(used & set(moved)))
    ]


def _outermost(tree: ast.Module) -> Iterator[Function]:
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function):
            yield node
        else:
            waiting += ast.iter_child_nodes(node)


def _named_at_once(tree: ast.Module) -> Iterator[str]:
    """Yield the names that are looked up while a module is imported, including names in texts such as ``__all__``."""
    unread = any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body)
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                waiting += [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
            case ast.AnnAssign() if unread:  # annotations are strings that nothing evaluates
                waiting += filter(None, (node.target, node.value))
            case ast.Name():
                yield node.id
            case ast.Constant(value=str() as text):
                yield text
            case _:
                waiting += ast.iter_child_nodes(node)


def _bound_elsewhere(tree: ast.Module, imports: list[ast.ImportFrom]) -> Iterator[str]:
    """Yield the names that anything other than these imports binds, anywhere in a module."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case (
                ast.ExceptHandler(name=str() as name)
                | ast.MatchAs(name=str() as name)
                | ast.MatchStar(name=str() as name)
            ):
                yield name
            case ast.MatchMapping(rest=str() as name):
                yield name
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield from names
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases) if node not in imports:
                yield from (alias.asname or alias.name.partition(".")[0] for alias in aliases)
