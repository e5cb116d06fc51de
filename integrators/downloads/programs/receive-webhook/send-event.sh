# Plays the platform: sends an event to a receiver that runs on this machine. Needs curl.
# bash send-event.sh
set -euo pipefail

: "${WEBHOOK_TOKEN:?Set the variable that the receiver has.}"

curl --silent --show-error --fail-with-body --max-time 60 \
  --header "Authorization: Bearer $WEBHOOK_TOKEN" \
  --header 'Content-Type: application/json; charset=utf-8' \
  --data-binary @- "http://localhost:${PORT:-8080}/" <<'JSON'
{
  "DocumentId": "edd2ff33-b288-46e4-b914-96a416b413cc",
  "DocumentNo": "SL-HDLD-2025-014",
  "DocumentStatus": {"Value": -1, "Description": "Rejected"},
  "Reason": "The job title is wrong",
  "DatetimeNow": "2025/03/04 10:02:30"
}
JSON
