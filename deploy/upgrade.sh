#!/bin/sh
# Upgrades the site of docker-compose.yml while it serves: tables, then workers, then one web process after another.
#   deploy/upgrade.sh          builds this checkout and keeps the image so far, as lectern:latest-previous
#   deploy/upgrade.sh --back   returns to that image; the tables stay as they are
set -eu
cd "$(dirname "$0")/.."

image="lectern:$(docker compose config --images web | sed -n 's/^lectern://p' | head -n 1)"
id_of() { docker image inspect --format '{{.Id}}' "$1" 2>/dev/null || true; }

# Compose's own --wait takes the end of `migrate` for a failure.
until_healthy() {
  seconds=300
  until [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; do
    seconds=$((seconds - 1))
    if [ $seconds -eq 0 ]; then
      echo "A new container is not ready after five minutes, so the others stay: docker logs $1" >&2
      exit 1
    fi
    sleep 1
  done
}

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

# The processes of the release so far can use the newer tables. Not with --no-deps: Compose would replace what it made
# so at its next `up`.
docker compose up --detach migrate
if [ "$(docker wait "$(docker compose ps --all --quiet migrate)")" != 0 ]; then
  docker compose logs --no-log-prefix --tail 20 migrate
  exit 1
fi
docker compose up --detach worker
for container in $(docker compose ps --quiet worker); do until_healthy "$container"; done
for old in $(docker compose ps --quiet web); do
  webs=$(docker compose ps --quiet web)
  docker compose up --detach --no-recreate --scale web=$(($(echo "$webs" | wc -l) + 1)) web
  for container in $(docker compose ps --quiet web); do
    case "$webs" in *"$container"*) ;; *) until_healthy "$container" ;; esac
  done
  docker stop "$old"
  docker rm "$old"
done
# Starts the rest, such as a service that this release adds.
docker compose up --detach --remove-orphans
