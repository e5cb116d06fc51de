# Sends a PDF that you approve and another person signs, and stores the signed file.
# bash send-document.sh FILE.pdf CODE     (needs curl and jq)
set -euo pipefail

url="${ECONTRACT_URL:-https://econtract.example.com}"
: "${ECONTRACT_USERNAME:?Set this variable.}" "${ECONTRACT_PASSWORD:?Set this variable.}"
: "${ECONTRACT_COMPANY:?Set this variable.}"
file="${1:?Name a PDF.}"
no="${2:?Give the document a code.}"
token=''

# Calls the platform and prints its answer: send METHOD PATH [OPTION OF CURL…]
send() {
  local method="$1" path="$2"
  shift 2
  curl --silent --show-error --max-time 60 --request "$method" "$url$path" \
    ${token:+--header "Authorization: Bearer $token"} "$@"
}

# Prints the data of an answer after which nothing is left to do: take PLACE ANSWER
take() {
  local answer="${2:-nothing}"
  jq 'if .success and .code != 100 and .code != 202 then .data else halt_error(1) end' <<<"$answer" 2>/dev/null || {
    echo "$1: $answer" >&2
    return 1
  }
}

# Calls the platform and prints the data of its answer: call METHOD PATH [OPTION OF CURL…]
call() {
  local answer
  answer="$(send "$@")" || return 1
  take "$1 $2" "$answer"
}

# Approves a step in the name of the user who has logged in: approve STEP
approve() {
  local consent='' otp='' decision answer
  printf 'Approve %s and accept the legal terms? (yes/no) ' "$no"
  read -r consent || true
  [[ $consent == yes ]] || {
    echo 'Not approved; the document waits.' >&2
    return 1
  }
  while true; do
    decision="$(jq --null-input --arg id "$1" --arg otp "$otp" '{processId: $id, reason: "Checked and agreed",
      reject: false, otp: (if $otp == "" then null else $otp end), signatureDisplayMode: 1, showReason: false,
      confirmTermsConditions: true}')"
    answer="$(send POST /api/documents/process --header "$json" --data-binary "$decision")" || return 1
    jq --exit-status '.code == 100 or any(.messages[]?; . == "Invalid OTP")' <<<"$answer" &>/dev/null || break
    printf 'One-time code: '
    read -r otp || {
      echo 'Not approved; no code was typed.' >&2
      return 1
    }
  done
  take 'POST /api/documents/process' "$answer" >/dev/null
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
  {orderNo: 1, processedByUserCode: "KHUE.LE", accessPermissionCode: "A"},
  {orderNo: 2, processedByUserCode: "TRA.DO", accessPermissionCode: "D", position: "330,60,510,150", pageSign: 1}
]}')"
call POST /api/documents/update-process --header "$json" --data-binary "$workflow" >/dev/null
sent="$(call POST "/api/documents/send-process/$id")"
echo 'Sent'
approve "$(jq --raw-output .waitingProcess.id <<<"$sent")"

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
[[ -z ${ECONTRACT_NOTIFY:-} ]] || call POST "/api/documents/send-notify/$id" >/dev/null
