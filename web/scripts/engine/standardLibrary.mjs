/** The part of Python's standard library that browsers need, compiled. */

/** Beginnings of the names of modules that neither the game nor Pyodide imports, and that a bot
has no use for: other platforms, servers, files, and tools of developers. */
const LEFT_OUT = `
  _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pydecimal
  _pyio _pylong _pyrepl __phello__ antigravity asyncio/__main__ asyncio/proactor_events
  asyncio/tools asyncio/windows bdb calendar. cgi cmd code. compileall
  concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters configparser
  cProfile ctypes/ curses/ dbm/ distutils doctest email/ encodings/big5 encodings/charmap
  encodings/cp encodings/euc encodings/gb encodings/hp encodings/hz encodings/iso
  encodings/johab encodings/koi encodings/kz encodings/mac encodings/mbcs encodings/oem
  encodings/palmos encodings/ptcp encodings/punycode encodings/quopri encodings/rot
  encodings/shift encodings/tis encodings/uu encodings/zlib ensurepip/ filecmp fileinput ftplib
  getopt getpass gettext html/ http/client http/cookiejar http/server idlelib/ imaplib
  importlib/metadata json/tool lib2to3/ logging/config logging/handlers mailbox mailcap
  mimetypes_ modulefinder multiprocessing/ netrc nntplib nturl2path optparse pathlib/__main__
  pdb pickletools pip/ pkgutil plistlib poplib profile profiling/ pstats pty py_compile pyclbr
  pydoc rlcompleter runpy sched_ secrets_ shelve site-packages smtplib sndhdr socketserver
  sqlite3/ sre_ ssl_ sysconfig/__main__ tabnanny tarfile_ telnetlib test/ this. timeit tkinter/
  tomllib_ trace. tracemalloc tty turtle unittest/ urllib/error urllib/request urllib/response
  urllib/robotparser uuid_ venv/ wave webbrowser wsgiref/ xml/ xmlrpc/ zipapp zoneinfo/
`
  .trim()
  .split(/\s+/)

/** The same zip file with bytecode, without those modules, and not compressed: the download is, as
a whole. */
const CONVERT = `
import io, zipfile

def converted(archive, left_out):
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as source, zipfile.ZipFile(written, "w") as target:
        for name in sorted(source.namelist()):
            if name.endswith("/") or name.startswith(tuple(left_out)):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content)
            target.writestr(zipfile.ZipInfo(name), content)
    return written.getvalue()

converted
`

/** The archive of the standard library as browsers get it. */
export async function standardLibrary(compiler, archive) {
  return compiler.kept(`${archive.length} ${LEFT_OUT}`, archive, async () => {
    const python = await compiler.python()
    const converted = python.runPython(CONVERT)
    return Buffer.from(converted(python.toPy(new Uint8Array(archive)), LEFT_OUT).toJs())
  })
}
