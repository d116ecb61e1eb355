"""Which of the commands is meant (python -m bench)."""

import sys

from bench import arena, compare, env, equal, rules, server

COMMANDS = {
    "rules": rules.main,
    "compare": compare.main,
    "equal": equal.main,
    "env": env.main,
    "arena": arena.main,
    "server": server.main,
}


def main() -> int:
    name, *rest = sys.argv[1:] or [""]
    if name not in COMMANDS:
        print(f"there is no command {name!r}; there are {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    return COMMANDS[name](rest)


if __name__ == "__main__":
    sys.exit(main())
