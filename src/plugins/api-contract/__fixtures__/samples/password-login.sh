#!/usr/bin/env bash
set -eu
url="${ECONTRACT_URL:-https://econtract.example.com}"

answer=$(curl -sS --fail-with-body -X POST "$url/api/auth/password-login" \
  -H 'Content-Type: application/json' --data-binary @- <<JSON
{
  "username": "${ECONTRACT_USERNAME:?}",
  "password": "${ECONTRACT_PASSWORD:?}",
  "companyId": 901
}
JSON
) || { echo "Failed: $answer" >&2; exit 1; }
grep -q '"success": *true' <<< "$answer" || { echo "Refused: $answer" >&2; exit 1; }
echo "$answer"