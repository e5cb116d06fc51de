#!/bin/bash
# The steps of the container. tests/server runs them too, but for the installation, which needs root on Debian.
set -euo pipefail

# nginx opens its access log, /dev/stdout, by that name, which a user may do with a pipe of its own: hence the "cat".
config="$(dirname "${BASH_SOURCE[0]}")/container.conf"

case "${1:-}" in
  install)
    apt-get update
    apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static
    rm -rf /var/lib/apt/lists/*
    ;;
  verify)
    nginx -e stderr -t -c "$config" | cat
    ;;
  start)
    exec nginx -e stderr -c "$config" > >(exec cat)
    ;;
  health)
    exec 3<>"/dev/tcp/127.0.0.1/${2:-8080}"
    printf 'HEAD / HTTP/1.0\r\n\r\n' >&3
    read -r _ status _ <&3
    # Below a base path, the root of the host leads there.
    [[ "$status" =~ ^(200|301)$ ]]
    ;;
  *)
    echo "container.sh install | verify | start | health [PORT]" >&2
    exit 2
    ;;
esac
