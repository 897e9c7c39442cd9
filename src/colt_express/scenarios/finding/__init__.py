"""Finding rules by questions and words, in four languages.

The page searches as one types and without a server, so it has this search in TypeScript, too
(`web/src/app/rules/search/`): the same steps over the same vocabulary, which it gets with the
rules. `tests/questions.yaml` says what both must find.

A text-search library would replace `index.py` only. What makes questions work is the vocabulary:
none knows that a sheriff is a Marshal, or stems Polish. And two libraries, one in Python and one
in TypeScript, would not find the same.
"""
