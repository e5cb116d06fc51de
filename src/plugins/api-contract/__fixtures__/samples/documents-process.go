package main
import ("encoding/json"; "fmt"; "io"; "log"; "net/http"; "os"; "strings")
func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
func main() {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	body := `{
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}`
	request, err := http.NewRequest("POST", url + "/api/documents/process", strings.NewReader(body))
	check(err)
	request.Header.Set("Authorization", "Bearer " + os.Getenv("ECONTRACT_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	check(err)
	answer, err := io.ReadAll(response.Body)
	check(err)
	var envelope struct{ Success bool }
	if response.StatusCode != 200 || json.Unmarshal(answer, &envelope) != nil || !envelope.Success {
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	fmt.Println(string(answer))
}