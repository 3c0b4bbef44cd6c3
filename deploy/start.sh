#!/bin/sh
# Fills the templates of this release with the settings of its surroundings and runs nginx in the foreground:
#
#   sh start.sh            start (until SIGTERM or SIGINT; SIGQUIT lets calls end first)
#   sh start.sh check      fill and judge, start nothing
#   sh start.sh reload     fill anew and hand it to the nginx that runs: no connection is lost
#   sh start.sh settings   what is set, with the defaults
#
# Settings are variables of the environment, or lines NAME=value of console.env beside the release; settings.md lists them.
# A wrong one ends the start with a sentence that names it. Only the temporary folder is written to. Needs nginx and envsubst.
set -eu

PATH=$PATH:/usr/sbin:/usr/local/sbin
HERE=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
RELEASES=$(dirname -- "$HERE")
COMMAND=${1:-start}
IS_WRONG=''

wrong() {
  printf 'start.sh: %s\n' "$*" >&2
  IS_WRONG=yes
}

end_if_wrong() {
  [ -z "$IS_WRONG" ] || exit 1
}

matches() {
  # A line break would let a second line pass.
  case $1 in *'
'*) return 1 ;; esac
  grep -Eq "^($2)\$" <<EOF
$1
EOF
}

SETTINGS='BASE BODY_LIMIT CA CONFIG CONNECT_TIMEOUT ERROR_LEVEL ACCESS_LOG FAIL_TIMEOUT FILE_NAME FILE_SERVER FILE_TIMEOUT
  GATEWAY GATEWAY_NAME HOSTS IPV6 KEEP MAX_FAILS NGINX ORIGINS PATHS PLAIN_PORT PORT READ_TIMEOUT SECURITY_NAME SECURITY_SERVER STATUS
  TLS_CERTIFICATE TLS_KEY TMP TRUSTED_PROXIES UPLOAD_LIMIT WORKERS'

is_setting() {
  for one in $SETTINGS; do
    [ "CONSOLE_$one" = "$1" ] && return 0
  done
  return 1
}

# The environment wins over the file, as with containers and units.
read_file() {
  nth=0
  while IFS= read -r line || [ -n "$line" ]; do
    nth=$((nth + 1))
    case $line in '' | '#'*) continue ;; esac
    name=${line%%=*}
    value=${line#*=}
    if [ "$name" = "$line" ] || ! is_setting "$name"; then
      wrong "$1, line $nth: $name is no setting (see settings.md)"
      continue
    fi
    case $value in '"'*'"' | "'"*"'")
      value=${value#?}
      value=${value%?}
      ;;
    esac
    eval "[ -n \"\${$name+set}\" ] || $name=\$value"
  done <"$1"
}

CONSOLE_ENV=${CONSOLE_ENV:-$RELEASES/console.env}
for name in $(env | sed -n 's/^\(CONSOLE_[A-Za-z0-9_]*\)=.*/\1/p'); do
  [ "$name" = CONSOLE_ENV ] || is_setting "$name" || wrong "$name is no setting (see settings.md)"
done
if [ -f "$CONSOLE_ENV" ]; then read_file "$CONSOLE_ENV"; fi
GIVEN=' '
for one in $SETTINGS; do
  eval "value=\${CONSOLE_$one:-}"
  [ -z "$value" ] || GIVEN="$GIVEN$one "
done

: "${CONSOLE_BASE:=/}"
: "${CONSOLE_PORT:=8080}"
: "${CONSOLE_PLAIN_PORT:=}"
: "${CONSOLE_HOSTS:=}"
: "${CONSOLE_IPV6:=auto}"
: "${CONSOLE_GATEWAY:=}"
: "${CONSOLE_GATEWAY_NAME:=}"
[ -n "${CONSOLE_FILE_SERVER:-}" ] || : "${CONSOLE_FILE_NAME:=$CONSOLE_GATEWAY_NAME}"
[ -n "${CONSOLE_SECURITY_SERVER:-}" ] || : "${CONSOLE_SECURITY_NAME:=$CONSOLE_GATEWAY_NAME}"
: "${CONSOLE_FILE_NAME:=}"
: "${CONSOLE_SECURITY_NAME:=}"
: "${CONSOLE_FILE_SERVER:=$CONSOLE_GATEWAY}"
: "${CONSOLE_SECURITY_SERVER:=$CONSOLE_GATEWAY}"
: "${CONSOLE_CA:=/etc/ssl/certs/ca-certificates.crt}"
: "${CONSOLE_MAX_FAILS:=2}"
: "${CONSOLE_FAIL_TIMEOUT:=10s}"
: "${CONSOLE_PATHS:=}"
: "${CONSOLE_ORIGINS:=}"
: "${CONSOLE_TLS_CERTIFICATE:=}"
: "${CONSOLE_TLS_KEY:=}"
: "${CONSOLE_TRUSTED_PROXIES:=}"
: "${CONSOLE_BODY_LIMIT:=10m}"
: "${CONSOLE_UPLOAD_LIMIT:=4g}"
: "${CONSOLE_CONNECT_TIMEOUT:=2s}"
: "${CONSOLE_READ_TIMEOUT:=120s}"
: "${CONSOLE_FILE_TIMEOUT:=600s}"
: "${CONSOLE_STATUS:=off}"
: "${CONSOLE_ACCESS_LOG:=stdout}"
: "${CONSOLE_ERROR_LEVEL:=crit}"
: "${CONSOLE_WORKERS:=auto}"
: "${CONSOLE_KEEP:=2}"
: "${CONSOLE_NGINX:=nginx}"
: "${CONSOLE_TMP:=${TMPDIR:-/tmp}/cloud-dns-console-$(id -u)}"
if [ -z "${CONSOLE_CONFIG:-}" ]; then
  CONSOLE_CONFIG=$RELEASES/config.js
  [ -f "$CONSOLE_CONFIG" ] || CONSOLE_CONFIG=$HERE/html/config.js
fi

if [ "$COMMAND" = settings ]; then
  for one in $SETTINGS; do eval "printf 'CONSOLE_%s=%s\n' \"$one\" \"\$CONSOLE_$one\""; done | sort
  exit 0
fi
case $COMMAND in start | check | reload) ;; *)
  wrong "unknown command $COMMAND; known: start, check, reload, settings"
  ;;
esac

# What a value must look like; everything that is given and ends up in the configuration passes here.
expect() {
  case $GIVEN in *" $1 "*) ;; *) return 0 ;; esac
  eval "value=\$CONSOLE_$1"
  # shellcheck disable=SC2154
  matches "$value" "$2" || wrong "CONSOLE_$1 must be $3, not '$value'"
}

PORTS='[1-9][0-9]{0,4}'
expect BASE '/([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*' 'a path such as / or /x/'
expect PORT "$PORTS" 'a port number'
expect PLAIN_PORT "($PORTS)?" 'a port number or empty'
expect HOSTS '((\*\.)?[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]|)( +((\*\.)?[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]))*' 'host names separated by spaces'
expect IPV6 'auto|on|off' 'auto, on or off'
expect MAX_FAILS '[0-9]{1,3}' 'a number of failures'
expect FAIL_TIMEOUT '[0-9]{1,5}s' 'seconds such as 10s'
expect PATHS '(/[A-Za-z0-9_.-]+/([A-Za-z0-9_.-]+/)*( +/[A-Za-z0-9_.-]+/([A-Za-z0-9_.-]+/)*)*)?' 'paths that begin and end with /, separated by spaces'
expect ORIGINS '(https?://[A-Za-z0-9_.:-]+( +https?://[A-Za-z0-9_.:-]+)*)?' 'origins such as https://files.example.org, without a path, separated by spaces'
expect TRUSTED_PROXIES '([0-9A-Fa-f.:]+(/[0-9]{1,3})?( +[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)?' 'addresses or networks such as 10.0.0.0/8, separated by spaces'
for one in BODY_LIMIT UPLOAD_LIMIT; do expect $one '[0-9]{1,6}[kmg]?' 'a size such as 10m'; done
for one in CONNECT_TIMEOUT READ_TIMEOUT FILE_TIMEOUT; do expect $one '[0-9]{1,6}(ms|s|m)' 'a time such as 120s'; done
expect STATUS "off|(127\\.0\\.0\\.1|\\[::1\\]):$PORTS" 'off or an address of loopback such as 127.0.0.1:8081'
expect ACCESS_LOG 'off|stdout|/[A-Za-z0-9_./-]+|syslog:[A-Za-z0-9_./:,=-]+' 'stdout, off, the full path of a file, or syslog:server=…'
expect ERROR_LEVEL 'debug|info|notice|warn|error|crit|alert|emerg' 'a level such as crit or warn'
expect WORKERS 'auto|[1-9][0-9]{0,2}' 'auto or a number'
expect KEEP '[0-9]' 'a number of releases'
FILE='/[A-Za-z0-9_./+-]+'
expect TMP "$FILE" 'the full path of a folder, in plain characters'
expect CONFIG "$FILE" 'the full path of a file, in plain characters'
expect CA "$FILE" 'the full path of a file, in plain characters'
expect TLS_CERTIFICATE "($FILE)?" 'the full path of a file, in plain characters'
expect TLS_KEY "($FILE)?" 'the full path of a file, in plain characters'
for one in GATEWAY_NAME FILE_NAME SECURITY_NAME; do expect $one '[A-Za-z0-9_.-]*' 'a host name'; done
matches "$HERE" "$FILE" || wrong "the release must lie in a folder whose path is plain characters, not '$HERE'"
for one in PORT PLAIN_PORT; do
  eval "value=\$CONSOLE_$one"
  [ -z "$value" ] || ! matches "$value" "$PORTS" || [ "$value" -le 65535 ] || wrong "CONSOLE_$one must be a port number, not '$value'"
done
case " $CONSOLE_PATHS" in *' /api/'* | *' /fs/'* | *' /sign-in/'*) wrong "CONSOLE_PATHS must not name /api/, /fs/ or /sign-in/, which the console has already" ;; esac
case $CONSOLE_BASE in /api/* | /fs/* | /sign-in/*) wrong "CONSOLE_BASE must not be below /api/, /fs/ or /sign-in/, which are the servers'" ;; esac
for one in GATEWAY FILE_SERVER SECURITY_SERVER; do
  eval "value=\$CONSOLE_$one"
  [ -n "$value" ] || { wrong "CONSOLE_$one is missing: the addresses of its servers, such as 'http://10.0.0.1:8001 http://10.0.0.2:8001'"; break; }
done
case "${CONSOLE_TLS_CERTIFICATE:+c}${CONSOLE_TLS_KEY:+k}" in c | k) wrong 'CONSOLE_TLS_CERTIFICATE and CONSOLE_TLS_KEY belong together: one of them is missing' ;; esac
[ -z "$CONSOLE_PLAIN_PORT" ] || [ -n "$CONSOLE_TLS_CERTIFICATE" ] || wrong 'CONSOLE_PLAIN_PORT leads on to TLS and needs CONSOLE_TLS_CERTIFICATE'
for one in TLS_CERTIFICATE TLS_KEY CONFIG; do
  eval "value=\$CONSOLE_$one"
  [ -z "$value" ] || [ -r "$value" ] || wrong "CONSOLE_$one: no file $value that can be read"
done
command -v "$CONSOLE_NGINX" >/dev/null || wrong "CONSOLE_NGINX: there is no nginx at '$CONSOLE_NGINX' (Debian: apt-get install nginx)"
[ "$COMMAND" = check ] || [ "$(id -u)" != 0 ] || wrong 'start it as a user without rights, such as: runuser -u www-data -- sh start.sh'
command -v envsubst >/dev/null || wrong 'envsubst is missing (Debian: apt-get install gettext-base)'
[ -d "$HERE/html" ] || wrong "no build in $HERE/html: the archive is not unpacked whole"
end_if_wrong

# A list of servers as an upstream block, with the directives that pass a call on to it.
servers() {
  name=$1 setting=CONSOLE_$2 name_setting=CONSOLE_$3
  lines='' redirects='' scheme='' first='' hosts=''
  eval "list=\$$setting tls_name=\$$name_setting"
  # shellcheck disable=SC2154
  for word in $list; do
    address=${word%%,*}
    own=${address%%://*}
    case $own in http | https) ;; *) own='' ;; esac
    place=${address#*://}
    place=${place%/}
    if [ -z "$own" ] || ! matches "$place" '(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:[0-9]{1,5})?'; then
      wrong "$setting: $address must be http:// or https:// with a host and perhaps a port; a path cannot be kept"
      continue
    fi
    [ -z "$scheme" ] || [ "$scheme" = "$own" ] || wrong "$setting: http and https cannot stand in one list"
    scheme=$own
    matches "$place" '.*:[0-9]+' || if [ "$own" = https ]; then place=$place:443; else place=$place:80; fi
    host=${place%:*}
    case $first in '' | "$host") first=$host ;; *) hosts=several ;; esac
    options='' fails=" max_fails=$CONSOLE_MAX_FAILS" after=" fail_timeout=$CONSOLE_FAIL_TIMEOUT"
    rest=${word#"$address"}
    while [ -n "$rest" ]; do
      rest=${rest#,}
      option=${rest%%,*}
      rest=${rest#"$option"}
      matches "$option" 'weight=[1-9][0-9]{0,3}|max_fails=[0-9]{1,3}|fail_timeout=[0-9]{1,5}s|max_conns=[0-9]{1,5}|backup|down' ||
        wrong "$setting: '$option' of $address is none of weight=, max_fails=, fail_timeout=, max_conns=, backup, down"
      case $option in max_fails=*) fails='' ;; fail_timeout=*) after='' ;; esac
      options="$options $option"
    done
    lines="$lines    server $place$fails$after$options;
"
    redirects="$redirects
      proxy_redirect $own://${place%:80}/ /;
      proxy_redirect $own://$place/ /;"
  done
  pass="proxy_pass $scheme://$name;"
  if [ "$scheme" = https ]; then
    [ -n "$tls_name" ] || [ -z "$hosts" ] || wrong "$setting names several hosts behind https: the name in their certificate is to be said with $name_setting"
    [ -r "$CONSOLE_CA" ] || wrong "CONSOLE_CA: no file $CONSOLE_CA, so that no certificate of a server could be checked"
    # The certificate is for the server's own name, not for that of the block.
    pass="$pass
      proxy_ssl_name ${tls_name:-$first};
      proxy_ssl_verify on;
      proxy_ssl_verify_depth 4;
      proxy_ssl_trusted_certificate $CONSOLE_CA;"
  fi
  BLOCK="  upstream $name {
    zone $name 128k;
$lines    keepalive 32;
    keepalive_timeout 60s;
  }
"
  PASS="$pass$redirects"
}

UPSTREAMS=''
servers gateway GATEWAY GATEWAY_NAME
UPSTREAMS=$BLOCK GATEWAY_PASS=$PASS
READY_PASS=${PASS%%proxy_redirect*}
end_if_wrong
servers file FILE_SERVER FILE_NAME
UPSTREAMS=$UPSTREAMS$BLOCK FILE_PASS=$PASS
end_if_wrong
servers security SECURITY_SERVER SECURITY_NAME
UPSTREAMS=$UPSTREAMS$BLOCK SECURITY_PASS=$PASS
end_if_wrong

# What the nginx at hand can do.
ABLE=$("$CONSOLE_NGINX" -V 2>&1)
LOAD_MODULES='' BROTLI=''
case $ABLE in *--add-module=*brotli*) BROTLI='  brotli_static on;' ;; *)
  module=$(printf '%s\n' "$ABLE" | sed -n 's/.*--modules-path=\([^ ]*\).*/\1/p')/ngx_http_brotli_static_module.so
  if [ -f "$module" ]; then
    LOAD_MODULES="load_module $module;"
    BROTLI='  brotli_static on;'
  fi
  ;;
esac
newer() {
  version=$(printf '%s\n' "$ABLE" | sed -n 's#.*nginx/\([0-9][0-9.]*\).*#\1#p')
  [ "$(printf '%s\n%s\n' "$1" "$version" | sort -t. -k1,1n -k2,2n -k3,3n | head -n 1)" = "$1" ]
}

if [ "$CONSOLE_IPV6" = auto ]; then
  CONSOLE_IPV6=off
  [ ! -e /proc/net/if_inet6 ] || CONSOLE_IPV6=on
fi
listen() {
  printf '    listen %s%s;\n' "$1" "$2"
  [ "$CONSOLE_IPV6" = off ] || printf '    listen [::]:%s%s;\n' "$1" "$2"
}
TLS='' SECURE=''
if [ -n "$CONSOLE_TLS_CERTIFICATE" ]; then
  SECURE=' ssl'
  if newer 1.25.1; then TLS='    http2 on;
'; else SECURE=' ssl http2'; fi
  TLS="$TLS    ssl_certificate $CONSOLE_TLS_CERTIFICATE;
    ssl_certificate_key $CONSOLE_TLS_KEY;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:tls:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;"
fi
LISTEN=$(listen "$CONSOLE_PORT" "$SECURE")

# Whoever judges is often root: nothing of theirs may stand where the server writes later.
if [ "$COMMAND" = check ]; then
  CONSOLE_TMP=$(mktemp -d)
  trap 'rm -rf -- "$CONSOLE_TMP"' EXIT
fi
stamp=$(date +%Y%m%d%H%M%S)-$$
FILLED=$CONSOLE_TMP/filled-$stamp
SERVER_NAME='' OTHER_SERVERS=''
if [ -n "$CONSOLE_HOSTS" ]; then
  SERVER_NAME="    server_name $CONSOLE_HOSTS;"
  OTHER_SERVERS="  # Whoever asks for another host: probes are answered, everything else is refused before a server hears of it.
  server {
$(listen "$CONSOLE_PORT" "$SECURE default_server")
$TLS
    include $FILLED/headers.conf;
    include $FILLED/health.conf;
    location / {
      return 421;
    }
  }
"
fi
if [ -n "$CONSOLE_PLAIN_PORT" ]; then
  PORT_TOLD=:$CONSOLE_PORT
  [ "$CONSOLE_PORT" != 443 ] || PORT_TOLD=''
  OTHER_SERVERS="$OTHER_SERVERS  server {
$(listen "$CONSOLE_PLAIN_PORT" '')
$SERVER_NAME
    include $FILLED/headers.conf;
    include $FILLED/health.conf;
    location / {
      return 308 https://\$host$PORT_TOLD\$request_uri;
    }
  }
"
  [ -z "$CONSOLE_HOSTS" ] || OTHER_SERVERS="$OTHER_SERVERS  server {
$(listen "$CONSOLE_PLAIN_PORT" ' default_server')
    include $FILLED/headers.conf;
    include $FILLED/health.conf;
    location / {
      return 421;
    }
  }
"
fi
if [ "$CONSOLE_STATUS" != off ]; then
  OTHER_SERVERS="$OTHER_SERVERS  server {
    listen $CONSOLE_STATUS;
    access_log off;
    location = /status {
      stub_status;
    }
    location / {
      return 404;
    }
  }
"
fi

REAL_IP='' TRUSTED=''
for one in $CONSOLE_TRUSTED_PROXIES; do
  REAL_IP="$REAL_IP  set_real_ip_from $one;
"
  TRUSTED="$TRUSTED    $one 1;
"
done
[ -z "$REAL_IP" ] || REAL_IP="$REAL_IP  real_ip_header X-Forwarded-For;
  real_ip_recursive on;"

FURTHER_PATHS=''
for one in $CONSOLE_PATHS; do
  FURTHER_PATHS="$FURTHER_PATHS    location ^~ $one {
      if (\$call_kind = never) {
        return 492;
      }
      $GATEWAY_PASS
    }
"
done

# At a base path of its own, the rest of the origin holds nothing but the way in.
OUTSIDE=''
[ "$CONSOLE_BASE" = / ] || OUTSIDE="    location = / {
      return 302 $CONSOLE_BASE;
    }
    location = ${CONSOLE_BASE%/} {
      return 302 $CONSOLE_BASE;
    }
    location / {
      return 404;
    }"
BASE_PATTERN=$(printf '%s' "$CONSOLE_BASE" | sed 's/\./\\./g')
ASSET_ENDINGS='css|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|ttf|txt|wasm|webmanifest|webp|woff2?|xml'

# This release, and the newest ones beside it.
ASSET_PLACES="/$(basename -- "$HERE")/html/\$asset"
kept=0
for folder in $(ls -1td -- "$RELEASES"/*/VERSION 2>/dev/null); do
  other=$(dirname -- "$folder")
  [ "$kept" -lt "$CONSOLE_KEEP" ] || break
  [ "$(CDPATH='' cd -- "$other" && pwd -P)" != "$HERE" ] && [ ! -L "$other" ] && [ -d "$other/html" ] && matches "$other" "$FILE" || continue
  ASSET_PLACES="$ASSET_PLACES /$(basename -- "$other")/html/\$asset"
  kept=$((kept + 1))
done

if [ "$CONSOLE_ACCESS_LOG" = stdout ]; then
  # A terminal of somebody else, or the journal's socket, cannot be opened anew.
  if ( : >>/dev/stdout ) 2>/dev/null; then
    CONSOLE_ACCESS_LOG=/dev/stdout
  else
    CONSOLE_ACCESS_LOG=$CONSOLE_TMP/access.log
    # Who only judges has another output, and a folder that is gone afterwards.
    [ "$COMMAND" = check ] ||
      printf 'start.sh: standard output cannot be opened, so calls are logged in %s\n' "$CONSOLE_ACCESS_LOG" >&2
  fi
fi
ACCESS_LOG="$CONSOLE_ACCESS_LOG console"
[ "$CONSOLE_ACCESS_LOG" != off ] || ACCESS_LOG=off

VERSION=$(cat "$HERE/VERSION")
CONTRACT_VERSION=$(cat "$HERE/CONTRACT_VERSION")
TRANSPORT_SECURITY=$(cat "$HERE/templates/transport-security")

mkdir -p "$(dirname -- "$CONSOLE_TMP")"
mkdir -m 700 "$CONSOLE_TMP" 2>/dev/null || true
if [ -L "$CONSOLE_TMP" ] || [ ! -d "$CONSOLE_TMP" ] || [ ! -w "$CONSOLE_TMP" ]; then
  wrong "CONSOLE_TMP: $CONSOLE_TMP is no folder of yours that can be written to"
fi
end_if_wrong
mkdir -p "$FILLED/page"

NAMES='ACCESS_LOG ASSET_ENDINGS ASSET_PLACES BASE_PATTERN BROTLI CONTRACT_VERSION FILE_PASS FILLED FURTHER_PATHS GATEWAY_PASS
  LISTEN LOAD_MODULES OTHER_SERVERS OUTSIDE READY_PASS REAL_IP RELEASES SECURITY_PASS SERVER_NAME TLS TRANSPORT_SECURITY
  TRUSTED UPSTREAMS VERSION CONSOLE_BASE CONSOLE_BODY_LIMIT CONSOLE_CONNECT_TIMEOUT CONSOLE_ERROR_LEVEL CONSOLE_FILE_TIMEOUT
  CONSOLE_ORIGINS CONSOLE_READ_TIMEOUT CONSOLE_TMP CONSOLE_UPLOAD_LIMIT CONSOLE_WORKERS'
# shellcheck disable=SC2086
export $NAMES
# shellcheck disable=SC2086
HOLES=$(printf '${%s} ' $NAMES)
fill() {
  envsubst "$HOLES" <"$HERE/templates/$1.template" >"$FILLED/$2"
}
fill nginx.conf nginx.conf
fill headers.conf headers.conf
fill health.conf health.conf
fill index.html page/index.html
printf '{"status":"ok","version":"%s"}\n' "$VERSION" >"$FILLED/page/ready"
# The base path is decided here; the rest of config.js is the deployment's own.
{
  cat -- "$CONSOLE_CONFIG"
  printf "\nwindow.publicPath = '%s';\nwindow.routerBase = '%s';\n" "$CONSOLE_BASE" "$CONSOLE_BASE"
} >"$FILLED/page/config.js"
for tool in 'gzip -9nk' 'brotli -k'; do
  # shellcheck disable=SC2086
  if command -v "${tool%% *}" >/dev/null; then $tool "$FILLED/page/index.html"; fi
done

run_nginx() {
  exec_or=$1
  shift
  # shellcheck disable=SC2086
  $exec_or "$CONSOLE_NGINX" -e stderr -p "$CONSOLE_TMP" "$@"
}

if ! told=$(run_nginx '' -t -q -c "$FILLED/nginx.conf" 2>&1); then
  printf '%s\n' "$told" >&2
  wrong 'nginx refuses what the settings make: see above'
fi
end_if_wrong

put_in_place() {
  cp "$FILLED/nginx.conf" "$CONSOLE_TMP/nginx.conf.new"
  mv "$CONSOLE_TMP/nginx.conf.new" "$CONSOLE_TMP/nginx.conf"
  # What an nginx that ends its last calls may still read stays: the folder before this one.
  for old in $(ls -1d -- "$CONSOLE_TMP"/filled-* | sort -r | sed 1,2d); do rm -rf -- "$old"; done
}

case $COMMAND in
check)
  printf 'start.sh: version %s at %s on port %s, compressed files %s\n' "$VERSION" "$CONSOLE_BASE" "$CONSOLE_PORT" "${BROTLI:+brotli and }gzip"
  ;;
reload)
  [ -s "$CONSOLE_TMP/nginx.pid" ] || {
    rm -rf -- "$FILLED"
    wrong "no nginx of this temporary folder runs ($CONSOLE_TMP/nginx.pid)"
  }
  end_if_wrong
  put_in_place
  kill -HUP "$(cat "$CONSOLE_TMP/nginx.pid")"
  printf 'start.sh: version %s is served from now on\n' "$VERSION"
  ;;
start)
  put_in_place
  run_nginx exec -c "$CONSOLE_TMP/nginx.conf" -g 'daemon off;'
  ;;
esac
