url="${ECONTRACT_URL:-https://econtract.example.com}"
answer=$(curl -sS --fail-with-body -X POST "$url/api/auth/password-login" \
  -H "Content-Type: application/json" -d @- <<JSON
{
  "username": "${ECONTRACT_USERNAME:?}",
  "password": "${ECONTRACT_PASSWORD:?}",
  "companyId": 901
}
JSON
) || { echo "$answer" >&2; exit 1; }
echo "$answer"
grep -q '"success": *true' <<< "$answer"