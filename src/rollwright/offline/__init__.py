"""Tables without a server: what a page's own Python (Pyodide, in a worker) runs. The page is docs/offline.md.

    from rollwright.offline.host import Host
    from rollwright.offline.bots import think

Pure, as `tables` is: the worker hands in time and random bytes, keeps what is to be kept, and carries texts to and fro.
Everything that passes is a text, so that nothing of the worker's own language reaches in here.
"""
