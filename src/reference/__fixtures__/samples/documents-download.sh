# bash with curl
: "${ECONTRACT_DOWNLOAD_URL:?Set this variable.}"

curl --silent --show-error --max-time 60 --fail --output download.part "$ECONTRACT_DOWNLOAD_URL" &&
  head -c 4 download.part | grep -q '%PDF' && mv download.part document.pdf ||
  { echo 'No PDF came. Look into download.part.' >&2; false; }