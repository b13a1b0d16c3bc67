"""What a class consists of, read from its source: compiled classes do not tell."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, TypeGuard


def attributes(path: Path, name: str) -> list[str]:
    """What a class assigns in its __init__."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            for function in node.body:
                if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                    return [n.attr for n in ast.walk(function) if is_assigned(n)]
    raise AssertionError(f"{path.name} has no class {name}")


def is_assigned(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def another(value: Any, number: int) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return 100 + number + (value == 100 + number)
    return type(value)([1000 + number, 2000 + number])
