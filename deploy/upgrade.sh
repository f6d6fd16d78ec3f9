#!/bin/sh
# Upgrades the site of docker-compose.yml while it serves: tables, then workers, then one web process after another.
#   deploy/upgrade.sh          builds this checkout and keeps the image so far, as lectern:latest-previous
#   deploy/upgrade.sh --back   returns to that image; the tables stay as they are
set -eu
cd "$(dirname "$0")/.."

image="lectern:$(docker compose config --images web | sed -n 's/^lectern://p' | head -n 1)"
id_of() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

case "${1:-}" in
--back)
  docker tag "$image-previous" "$image"
  ;;
'')
  before=$(id_of "$image")
  docker compose build web
  # A repeated build that changes nothing keeps the image before the last upgrade.
  if [ -n "$before" ] && [ "$before" != "$(id_of "$image")" ]; then docker tag "$before" "$image-previous"; fi
  ;;
*)
  sed -n '2,4s/^# *//p' "$0"
  exit 2
  ;;
esac

docker compose up --detach --no-deps --wait postgres redis
# The processes of the release so far can use the newer tables. Without --no-deps, Compose would replace all of them.
docker compose up --detach --no-deps migrate
if [ "$(docker wait "$(docker compose ps --all --quiet migrate)")" != 0 ]; then
  docker compose logs --no-log-prefix --tail 20 migrate
  exit 1
fi
docker compose up --detach --no-deps --wait worker
for container in $(docker compose ps --quiet web); do
  count=$(docker compose ps --quiet web | wc -l)
  docker compose up --detach --no-deps --no-recreate --wait --scale web=$((count + 1)) web
  docker stop "$container"
  docker rm "$container"
done
# Starts the rest, such as a service that this release adds.
docker compose up --detach --remove-orphans
