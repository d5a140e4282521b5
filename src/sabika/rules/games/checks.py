"""Refusing a set-up that the rules of a game do not know."""

from collections.abc import Mapping, Sequence

from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup


def check_setup(
    setup: Setup,
    title: str,
    fewest: int,
    most: int,
    editions: Sequence[str],
    modules: Sequence[str],
    options: Mapping[str, Sequence[str]],
) -> None:
    """Refuse a wrong number of players, edition, module, option or order of ages."""
    if not fewest <= setup.players <= most:
        raise BadInput(f"{title} is for {fewest} to {most} players, not {setup.players}.")
    if setup.edition not in editions:
        if not any(editions):
            raise BadInput(f"{title} has no editions. Leave the edition {setup.edition!r} out.")
        raise BadInput(f"There is no edition {setup.edition!r}. Choose one of: {', '.join(editions)}.")
    check_modules(setup, title, modules)
    check_options(setup, title, options)
    check_ages(setup)


def check_modules(setup: Setup, title: str, modules: Sequence[str]) -> None:
    for name in setup.modules:
        if name not in modules:
            known = f"The modules are: {', '.join(modules)}." if modules else "It has no modules."
            raise BadInput(f"There is no module {name!r} for {title}. {known}")
    if len(set(setup.modules)) != len(setup.modules):
        raise BadInput("Every module can be in a game only once.")


def check_options(setup: Setup, title: str, options: Mapping[str, Sequence[str]]) -> None:
    for name, value in setup.options:
        if name not in options:
            raise BadInput(f"There is no option {name!r} for {title}. {_known(options)}")
        if value not in options[name]:
            raise BadInput(f"The option {name} is one of: {', '.join(options[name])}; not {value!r}.")
    if len({name for name, _ in setup.options}) != len(setup.options):
        raise BadInput("Every option can be chosen only once.")


def check_ages(setup: Setup) -> None:
    ages = setup.youngest_first
    if len(set(ages)) != len(ages) or not all(0 <= seat < setup.players for seat in ages):
        raise BadInput("The order of ages names seats of the table from the youngest on, each of them once.")


def _known(options: Mapping[str, Sequence[str]]) -> str:
    return f"The options are: {', '.join(options)}." if options else "It has no options."
