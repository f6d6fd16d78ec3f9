"""Cuts typefaces down to what a site sets. Reads a list of cuts as JSON from its input: see main.ts.

Needs fontTools and brotli: apt install python3-fonttools python3-brotli
"""

import json
import logging
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

# It tells of every table that it does not know.
logging.disable(logging.WARNING)

# In em. What is nearer than that to no kerning, or to the kerning of its class, nobody sees at the size of reading.
UNSEEN = 0.01
# Values are rounded to this: equal ones compress.
GRAIN = 0.005


def kerning_tables(font):
    lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []
    tables = [getattr(table, "ExtSubTable", table) for lookup in lookups for table in lookup.SubTable]
    return [table for table in tables if table.LookupType == 2]


def advance(value):
    return getattr(value, "XAdvance", 0) if value else 0


def class_advance(tables, first, second):
    """What the classes of two letters say of them, where no exception does."""
    for table in tables:
        if table.Format == 2 and first in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
    return 0


def thin_kerning(font):
    """Leaves the kerning that is seen, the same for all weights: pairs are a third of a small file."""
    em = font["head"].unitsPerEm
    grain = max(1, round(em * GRAIN))
    tables = kerning_tables(font)

    def keep(value):
        if hasattr(value, "XAdvDevice"):
            del value.XAdvDevice
        value.XAdvance = round(advance(value) / grain) * grain

    for table in tables:
        if table.Format != 1:
            continue
        kept = []
        for glyph, pairs in zip(table.Coverage.glyphs, table.PairSet):
            pairs.PairValueRecord = [
                pair
                for pair in pairs.PairValueRecord
                if abs(advance(pair.Value1) - class_advance(tables, glyph, pair.SecondGlyph)) >= em * UNSEEN
            ]
            for pair in pairs.PairValueRecord:
                keep(pair.Value1)
            if pairs.PairValueRecord:
                kept.append((glyph, pairs))
        table.Coverage.glyphs = [glyph for glyph, _ in kept]
        table.PairSet = [pairs for _, pairs in kept]
        table.ValueFormat1 = 4
    for table in tables:
        if table.Format != 2:
            continue
        for value in (cell.Value1 for row in table.Class1Record for cell in row.Class2Record):
            if value:
                keep(value)
                if abs(value.XAdvance) < em * UNSEEN:
                    value.XAdvance = 0
        table.ValueFormat1 = 4


def cut(source, target, axes, features, letters, unitsPerEm):
    font = TTFont(source, recalcTimestamp=False)
    if axes:
        limits = {axis: tuple(at) if isinstance(at, list) else at for axis, at in axes.items()}
        font = instancer.instantiateVariableFont(font, limits)
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = []
    options.notdef_outline = False
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    scale_upem(font, unitsPerEm)
    thin_kerning(font)
    font.flavor = "woff2"
    font.save(target)


for each in json.load(sys.stdin):
    cut(**each)
