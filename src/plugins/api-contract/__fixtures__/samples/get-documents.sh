url="${ECONTRACT_URL:-https://econtract.example.com}"
answer=$(curl -sS --fail-with-body "$url/api/documents?search=HD%202024&page=1" \
  -H "Authorization: Bearer ${ECONTRACT_TOKEN:?}") || { echo "$answer" >&2; exit 1; }
echo "$answer"
grep -q '"success": *true' <<< "$answer"