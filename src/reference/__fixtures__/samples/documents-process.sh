# bash with curl and jq
set -o pipefail
url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_TOKEN:?Set this variable.}"

curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\n' \
  --request POST "$url/api/documents/process" \
  --header "Authorization: Bearer $ECONTRACT_TOKEN" \
  --header "Content-Type: application/json; charset=utf-8" \
  --data-binary @- <<'JSON' |
{
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}
JSON
  jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'