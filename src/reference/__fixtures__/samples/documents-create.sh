# bash with curl and jq
set -o pipefail
url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_TOKEN:?Set this variable.}"

curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\n' \
  --request POST "$url/api/documents/create" \
  --header "Authorization: Bearer $ECONTRACT_TOKEN" \
  --form-string 'no=HD-2024-015' \
  --form-string 'subject=O'\''Neil "lease"' \
  --form "file=@sample.pdf;type=application/pdf" |
  jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'