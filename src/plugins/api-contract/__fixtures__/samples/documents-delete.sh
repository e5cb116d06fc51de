url="${ECONTRACT_URL:-https://econtract.example.com}"
answer=$(curl -sS --fail-with-body -X DELETE "$url/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b" \
  -H "Authorization: Bearer ${ECONTRACT_TOKEN:?}") || { echo "$answer" >&2; exit 1; }
echo "$answer"
grep -q '"success": *true' <<< "$answer"