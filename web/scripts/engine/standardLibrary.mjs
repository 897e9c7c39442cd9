/** The part of Python's standard library that browsers need, compiled. */

import { packed, unpacked } from './packing.mjs'

/** Beginnings of the names of modules that neither the game nor Pyodide imports, and that a bot
has no use for: other platforms, servers, files, and tools of developers. */
const LEFT_OUT = `
  __phello__ _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime
  _pydecimal _pyio _pylong _pyrepl antigravity asyncio/__main__ asyncio/proactor_events
  asyncio/tools asyncio/windows bdb calendar. cgi cmd code. compileall
  concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters configparser
  cProfile ctypes/ curses/ dbm/ distutils doctest encodings/big5 encodings/charmap encodings/cp
  encodings/euc encodings/gb encodings/hp encodings/hz encodings/iso encodings/johab encodings/koi
  encodings/kz encodings/mac encodings/mbcs encodings/oem encodings/palmos encodings/ptcp
  encodings/punycode encodings/quopri encodings/rot encodings/shift encodings/tis encodings/uu
  encodings/zlib ensurepip/ filecmp fileinput ftplib getopt getpass gettext 
  http/cookiejar http/server idlelib/ imaplib importlib/metadata json/tool lib2to3/
  logging/config logging/handlers mailbox mailcap modulefinder multiprocessing/ netrc nntplib
  nturl2path optparse pathlib/__main__ pdb pickletools pip/ pkgutil plistlib poplib profile
  profiling/ pstats pty py_compile pyclbr pydoc rlcompleter runpy shelve site-packages smtplib
  sndhdr socketserver sqlite3/ sysconfig/__main__ tabnanny tarfile telnetlib test/ this. timeit
  tkinter/ trace. tracemalloc tty turtle unittest/ urllib/error urllib/request urllib/response
  urllib/robotparser venv/ wave webbrowser wsgiref/ xml/ xmlrpc/ zipapp zoneinfo/
`
  .trim()
  .split(/\s+/)

/** Two zip files in place of one, with bytecode, without those modules, and not compressed, as the
download is: what Python needs to start, and everything else. */
const CONVERT = `
import io, sys, zipfile

IMPORTED = {module.split(".")[0] for module in sys.modules}

def at_start(name):
    """Whether Python has imported this file or its package, which is not divided."""
    return name.split("/")[0].removesuffix(".py") in IMPORTED

def divided(archive, left_out):
    start, rest = io.BytesIO(), {}
    with zipfile.ZipFile(io.BytesIO(archive)) as source, zipfile.ZipFile(start, "w") as target:
        for name in sorted(source.namelist()):
            if name.endswith("/") or name.startswith(tuple(left_out)):
                continue
            content = source.read(name)
            needed = at_start(name)
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content)
            if needed:
                target.writestr(zipfile.ZipInfo(name), content)
            else:
                rest[name] = content
    return start.getvalue(), list(rest.items())

divided
`

/** The standard library as browsers get it: an archive with what Python needs to start, and the
other files, as pairs of a name and a content. */
export async function standardLibrary(compiler, archive) {
  const kept = await compiler.kept(`${CONVERT} ${LEFT_OUT}`, archive, async () => {
    const python = await compiler.python()
    const divided = python.runPython(CONVERT)
    const [start, rest] = divided(python.toPy(new Uint8Array(archive)), LEFT_OUT).toJs()
    return packed([['start.zip', start], ...rest].map(([name, made]) => [name, Buffer.from(made)]))
  })
  const [[, start], ...rest] = unpacked(kept)
  return { start, rest }
}
