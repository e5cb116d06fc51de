url="${ECONTRACT_URL:-https://econtract.example.com}"
answer=$(curl -sS --fail-with-body -X POST "$url/api/documents/create" \
  -H "Authorization: Bearer ${ECONTRACT_TOKEN:?}" \
  --form-string 'no=HD-2024-015' \
  --form-string 'subject=O'\''Neil "lease"' \
  -F "file=@sample.pdf;type=application/pdf") || { echo "$answer" >&2; exit 1; }
echo "$answer"
grep -q '"success": *true' <<< "$answer"