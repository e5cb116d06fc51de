# Sends a PDF to two people, waits until both have signed, and stores the signed file.
# bash send-document.sh FILE.pdf CODE     (needs curl and jq)
set -euo pipefail

url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_USERNAME:?Set this variable.}" "${ECONTRACT_PASSWORD:?Set this variable.}"
: "${ECONTRACT_COMPANY:?Set this variable.}"
file="${1:?Name a PDF.}"
no="${2:?Give the document a code.}"
token=''

# Calls the platform and prints the data of its answer: call METHOD PATH [OPTION OF CURL…]
call() {
  local method="$1" path="$2" answer
  shift 2
  answer="$(curl --silent --show-error --max-time 60 --request "$method" "$url$path" \
    ${token:+--header "Authorization: Bearer $token"} "$@")" || return 1
  answer="${answer:-nothing}"
  jq 'if .success and .code != 100 and .code != 202 then .data else halt_error(1) end' <<<"$answer" 2>/dev/null || {
    echo "$method $path: $answer" >&2
    return 1
  }
}

json='Content-Type: application/json; charset=utf-8'
login="$(jq --null-input '{username: env.ECONTRACT_USERNAME, password: env.ECONTRACT_PASSWORD,
  companyId: env.ECONTRACT_COMPANY | tonumber}')"
token="$(call POST /api/auth/password-login --header "$json" --data-binary "$login" | jq --raw-output .)"

document="$(call POST /api/documents/create --form-string "no=$no" --form-string "subject=Contract $no" \
  --form-string 'typeId=52' --form-string 'departmentId=41' --form "file=@$file;type=application/pdf")"
id="$(jq --raw-output .id <<<"$document")"
echo "Created $no, id $id"

workflow="$(jq --null-input --arg id "$id" '{id: $id, processInOrder: true, processes: [
  {orderNo: 1, processedByUserCode: "KHUE.LE", accessPermissionCode: "D", position: "30,60,210,150", pageSign: 1},
  {orderNo: 2, processedByUserCode: "TRA.DO", accessPermissionCode: "D", position: "330,60,510,150", pageSign: 1}
]}')"
call POST /api/documents/update-process --header "$json" --data-binary "$workflow" >/dev/null
call POST "/api/documents/send-process/$id" >/dev/null
echo 'Sent'

while true; do
  document="$(call GET "/api/documents/$id")"
  jq --raw-output '"Status: \(.status.description)"' <<<"$document"
  status="$(jq .status.value <<<"$document")"
  [[ $status == 4 ]] && break
  # Rejected, deleted or cancelled
  [[ $status == -* ]] && exit 1
  sleep "${ECONTRACT_WAIT:-30}"
done

download="$(mktemp)"
curl --silent --show-error --fail --max-time 60 --output "$download" "$(jq --raw-output .downloadUrl <<<"$document")"
if [[ "$(head -c 4 "$download")" != '%PDF' ]]; then
  rm "$download"
  echo 'The download is no PDF.' >&2
  exit 1
fi
mv "$download" "$no-signed.pdf"
echo "Saved $no-signed.pdf"
