"""`rollwright balance`: how a content pack plays, measured against targets; and a search for numbers that meet them."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.cli.arguments import Commands
from rollwright.cli.content import read_pack_file
from rollwright.cli.errors import CommandError
from rollwright.cli.progress import progress_line
from rollwright.kernel.discovery import find_game

if TYPE_CHECKING:
    from rollwright.lab.figures import Figures
    from rollwright.lab.local_workers import LocalWorkers
    from rollwright.lab.observed import Observed
    from rollwright.lab.plan import Plan
    from rollwright.lab.targets import Outcome
    from rollwright.lab.yardstick import Yardstick


def add_parser(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="see how a content pack plays, or search for a better one")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("pack", metavar="FILE", help="the content pack")
    parser.add_argument("--bots", metavar="BOT", nargs="+", default=["expert"], help="who plays, each alone (expert)")
    parser.add_argument("--players", metavar="N", type=int, nargs="+", default=[1], help="seats at a table (1)")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="for each bot and number of seats (100)")
    parser.add_argument("--seed", metavar="TEXT", default="balance", help="fixes the dice and what bots do (balance)")
    parser.add_argument("--yardstick", metavar="FILE", help="what is counted and aimed at (the game's own)")
    parser.add_argument("--out", metavar="DIR", help="keep the games there, and go on with those that are there")
    parser.add_argument("--as-is", action="store_true", help="play nothing more: report what is in --out")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--pictures", metavar="PREFIX", help="write charts: PREFIX, then what each shows, then .svg")
    parser.add_argument("--search", metavar="N", type=int, help="try so many changes of the pack's numbers")
    parser.add_argument("--into", metavar="FILE", help="where the pack that the search finds is written")
    parser.add_argument(
        "--handicap", metavar="N", type=int, default=0, help="points to add for a bot that stands for a better one"
    )
    parser.add_argument("--processes", metavar="N", type=int, help="how many work at once (one for each core)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> None:
    from rollwright.lab.batch import GameFailed
    from rollwright.lab.local_workers import LocalWorkers
    from rollwright.lab.observed import observe_games
    from rollwright.lab.plan import OtherPlan
    from rollwright.lab.workers import WorkersLost

    if (args.search is None) != (args.into is None):
        raise CommandError("--search and --into belong together: how long to search, and where to write what is found")
    if args.as_is and not args.out:
        raise CommandError("--as-is reports what is in a folder; name it with --out")
    yardstick = _yardstick(args)
    plans = _plans(args)
    workers: LocalWorkers[Observed] = LocalWorkers(partial(observe_games, yardstick=yardstick), args.processes)
    try:
        if args.search is None:
            _study(args, plans, yardstick, workers)
        else:
            _search(args, plans, yardstick, workers)
    except OtherPlan as error:
        raise CommandError(str(error)) from error
    except (KeyboardInterrupt, WorkersLost, GameFailed) as error:
        kept = "; what was played is kept, and the same command goes on from there" if args.out else ""
        raise CommandError(f"{str(error) or 'stopped'}{kept}") from error
    finally:
        workers.close()


def _yardstick(args: Namespace) -> Yardstick:
    from rollwright.lab.yardstick import NoYardstick, read_yardstick, yardstick_of

    try:
        if args.yardstick:
            return read_yardstick(read_pack_file(args.yardstick))
        return yardstick_of(find_game(args.game).id)
    except NoYardstick as error:
        raise CommandError(str(error)) from error


def _plans(args: Namespace) -> list[Plan]:
    from rollwright.lab.plan import Plan
    from rollwright.lab.players import find_player

    game = find_game(args.game)
    content = read_pack_file(args.pack)
    for bot in args.bots:
        find_player(bot)
    plans = [
        Plan(game.id, (bot,), players, seed=args.seed, content=content)
        for bot in dict.fromkeys(args.bots)
        for players in dict.fromkeys(args.players)
    ]
    for plan in plans:
        plan.setup()  # says what is wrong before anything is played
    return plans


def _study(args: Namespace, plans: list[Plan], yardstick: Yardstick, workers: LocalWorkers[Observed]) -> None:
    from rollwright.lab.figures import figures
    from rollwright.lab.kept_games import KeptGames
    from rollwright.lab.study import to_json, to_text
    from rollwright.lab.study_charts import charts
    from rollwright.lab.targets import outcomes

    pack = _pack(plans)
    found: list[Figures] = []
    for plan in plans:
        path = Path(args.out) / f"{_file_name(plan.bots[0])}-{plan.players}.jsonl" if args.out else None
        kept = KeptGames(plan, path)
        games = kept.there() if args.as_is else kept.play(args.games, workers, progress_line())
        if games:
            found.append(figures(plan, yardstick.kinds, pack, games))
    if not found:
        raise CommandError(f"{args.out} holds no games of this pack")
    report = to_json(found, outcomes(yardstick, found, args.handicap), yardstick)
    if args.pictures:
        for name, drawn in charts(report).items():
            Path(f"{args.pictures}{name}.svg").write_text(drawn, encoding="utf-8")
    print(json.dumps(report, indent=2) if args.json else to_text(report), end="\n" if args.json else "")


def _search(args: Namespace, plans: list[Plan], yardstick: Yardstick, workers: LocalWorkers[Observed]) -> None:
    from rollwright.lab.figures import figures
    from rollwright.lab.kept_games import KeptGames
    from rollwright.lab.pack_text import pack_text
    from rollwright.lab.search import Search
    from rollwright.lab.study import changes_to_text, misses_to_text
    from rollwright.lab.targets import outcomes

    def judge(pack: dict[str, Any]) -> list[Outcome]:
        text = json.dumps(pack)
        played = [plan._replace(content=text) for plan in plans]
        return outcomes(
            yardstick,
            [figures(one, yardstick.kinds, pack, KeptGames(one).play(args.games, workers, _silent)) for one in played],
            args.handicap,
        )

    search = Search(find_game(args.game), yardstick, _pack(plans), judge, args.seed)
    print(f"to begin with, off target by {search.loss:.2f}", file=sys.stderr, flush=True)
    try:
        for number, trial in enumerate(search.trials(args.search), start=1):
            verdict = "better" if trial.better else "no better"
            change = f"{trial.number} from {trial.before} to {trial.after}"
            print(f"{number} of {args.search}: {change}: {trial.loss:.2f}, {verdict}", file=sys.stderr, flush=True)
            if trial.better:
                Path(args.into).write_text(pack_text(search.pack), encoding="utf-8")
    finally:
        Path(args.into).write_text(pack_text(search.pack), encoding="utf-8")
    print(f"off target by {search.loss:.2f}; the pack is in {args.into}")
    print(changes_to_text(search.changes()), end="")
    print(misses_to_text(search.outcomes), end="")


def _pack(plans: list[Plan]) -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(plans[0].content)
    return pack


def _file_name(bot: str) -> str:
    """A bot's name with nothing in it that a file's can't have."""
    return "".join(sign if sign.isalnum() else "-" for sign in bot)


def _silent(_: object) -> None:
    """Of the games of one trial, no progress is told."""
