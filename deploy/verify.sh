#!/bin/sh
# Whether an unpacked release is whole and nothing was added to it: sh verify.sh. Needs neither a network nor Node.
set -eu
cd -- "$(dirname -- "$0")"
if command -v sha256sum >/dev/null; then sum='sha256sum'; else sum='shasum -a 256'; fi
if ! told=$($sum -c SHA256SUMS 2>&1); then
  printf '%s\n' "$told" | grep -v ': OK$' >&2
  printf 'verify.sh: this release is not as it was made\n' >&2
  exit 1
fi
more=$({
  cut -c67- SHA256SUMS
  find . -type f ! -path ./SHA256SUMS | sed 's#^\./##'
} | sort | uniq -u)
if [ -n "$more" ]; then
  printf 'verify.sh: these files do not belong to this release:\n%s\n' "$more" >&2
  exit 1
fi
printf 'verify.sh: version %s is whole: %s files\n' "$(cat VERSION)" "$(wc -l <SHA256SUMS | tr -d ' ')"
