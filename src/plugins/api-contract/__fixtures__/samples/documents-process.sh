url="${ECONTRACT_URL:-https://econtract.example.com}"
answer=$(curl -sS --fail-with-body -X POST "$url/api/documents/process" \
  -H "Authorization: Bearer ${ECONTRACT_TOKEN:?}" \
  -H "Content-Type: application/json" -d @- <<'JSON'
{
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}
JSON
) || { echo "$answer" >&2; exit 1; }
echo "$answer"
grep -q '"success": *true' <<< "$answer"