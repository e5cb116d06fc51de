# bash with curl and jq
set -o pipefail
url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_TOKEN:?Set this variable.}"

curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\n' \
  --request DELETE "$url/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b" \
  --header "Authorization: Bearer $ECONTRACT_TOKEN" |
  jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'