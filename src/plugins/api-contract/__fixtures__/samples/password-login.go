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
	body, err := json.Marshal(map[string]any{"username": os.Getenv("ECONTRACT_USERNAME"), "password": os.Getenv("ECONTRACT_PASSWORD"), "companyId": 901})
	check(err)
	request, err := http.NewRequest("POST", url + "/api/auth/password-login", strings.NewReader(string(body)))
	check(err)
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