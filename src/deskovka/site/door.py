"""What the worker of a site opens: the engine of the tab, which can make sites itself."""

from __future__ import annotations

from deskovka.site import exports
from deskovka.tab import door

open_door = door.opener(lambda files: exports.endpoints(exports.packed_from(files)))
