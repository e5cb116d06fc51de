# bash with curl and jq
set -o pipefail
url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_TOKEN:?Set this variable.}"

curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\n' \
  --request GET "$url/api/documents?search=HD%202024&page=1" \
  --header "Authorization: Bearer $ECONTRACT_TOKEN" |
  jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'