url="${ECONTRACT_URL:-https://econtract.example.com}"
curl -sS --fail -o document.pdf "$url/Api/Download?token=one-document-token" || exit 1