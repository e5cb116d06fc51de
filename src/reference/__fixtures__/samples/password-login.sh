# bash with curl and jq
set -o pipefail
url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_USERNAME:?Set this variable.}"
: "${ECONTRACT_PASSWORD:?Set this variable.}"

jq --null-input --arg username "$ECONTRACT_USERNAME" --arg password "$ECONTRACT_PASSWORD" \
  '{username: $username, password: $password, companyId: 901}' |
  curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\n' \
    --request POST "$url/api/auth/password-login" \
    --header "Content-Type: application/json; charset=utf-8" \
    --data-binary @- |
  jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'