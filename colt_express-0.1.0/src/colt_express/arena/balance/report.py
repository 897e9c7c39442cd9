"""The balance report: statistics of simulated games, as data and as a page."""

from __future__ import annotations

from typing import Any

import msgspec

from ..statistics import Tally
from . import sentences as say
from .reckoning import fair_share
from .tallies import Account, Mean, SurveyedTable


class Report(msgspec.Struct, frozen=True):
    """The tables that were played at least once, each with its account."""

    bots: str
    seed: str
    asked: int
    command: str
    tables: list[SurveyedTable]
    accounts: list[Account]

    @classmethod
    def of(
        cls,
        bots: str,
        seed: str,
        command: str,
        tables: list[SurveyedTable],
        accounts: list[Account],
    ) -> Report:
        asked = sum(table.simulation.games for table in tables)
        played = [pair for pair in zip(tables, accounts, strict=True) if pair[1].games]
        return cls(
            bots, seed, asked, command, [table for table, _ in played], [one for _, one in played]
        )

    @property
    def games(self) -> int:
        return sum(account.games for account in self.accounts)

    def family(self, family: str) -> list[Account]:
        """The accounts of one kind of game with all its numbers of seats."""
        pairs = zip(self.tables, self.accounts, strict=True)
        return [account for table, account in pairs if table.family == family]

    @property
    def main_family(self) -> str:
        """The family of tables that the first chapters are about."""
        return self.tables[0].family

    @property
    def main(self) -> list[Account]:
        return self.family(self.main_family)

    @property
    def boxes(self) -> dict[str, Account]:
        """The other kinds of game, each with as many seats as `usual`."""
        pairs = zip(self.tables, self.accounts, strict=True)
        return {
            table.family: account for table, account in pairs if table.family != self.main_family
        }

    @property
    def usual(self) -> int:
        """The number of the table that others are compared with: the main kind of game, with as
        many seats as the boxes have, or else the first."""
        seats = {table.seats for table in self.tables if table.family != self.main_family}
        for number, table in enumerate(self.tables):
            if table.family == self.main_family and table.seats in seats:
                return number
        return 0


def findings(report: Report) -> dict[str, list[str]]:
    """All sentences, by chapter."""
    usual = report.accounts[report.usual]
    found = {
        "characters": say.on_characters(report.main),
        "order": say.on_starts(usual, say.all_starts(report.main)),
        "chairs": say.on_seats([usual]),
        "stations": say.on_stations(report.main) + say.on_station_characters(report.main),
        "money": say.on_money(usual),
        "gunslinger": say.on_gunslinger(report.main),
        "bullets": say.on_bullets(report.main),
        "length": say.on_length(usual),
    }
    if report.boxes:
        found["boxes"] = say.on_boxes(usual, report.boxes)
    for table, account in zip(report.tables, report.accounts, strict=True):
        told = say.on_marshal(account) + say.on_endings(account)
        if told:
            found[say.table_name(table)] = told
    return {chapter: sentences for chapter, sentences in found.items() if sentences}


def as_data(report: Report) -> dict[str, Any]:
    """Every number of the report, as plain data."""
    return {
        "bots": report.bots,
        "seed": report.seed,
        "asked": report.asked,
        "games": report.games,
        "interrupted": report.games < report.asked,
        "findings": findings(report),
        "tables": [
            _table(table, account)
            for table, account in zip(report.tables, report.accounts, strict=True)
        ],
    }


def _table(table: SurveyedTable, account: Account) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": say.table_name(table),
        "family": table.family,
        "seats": table.seats,
        "plan": msgspec.to_builtins(table.simulation),
        "fair_share": fair_share(account.by_character),
    }
    for name in account.__struct_fields__:
        data[name] = _plain(getattr(account, name))
    return data


def _plain(value: Any) -> Any:
    """Tallies and means with derived values; keys in order."""
    if isinstance(value, Tally):
        return value.as_data()
    if isinstance(value, Mean):
        return {"count": value.count, "mean": value.mean, "error": value.error}
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {name: _plain(value[name]) for name in sorted(value, key=_in_order)}
    return value


def _in_order(name: str) -> tuple[int, str]:
    """Numbers by size, then names."""
    return (int(name), "") if name.lstrip("-").isdecimal() else (10**9, name)
