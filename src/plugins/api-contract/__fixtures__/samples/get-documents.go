package main
import ("encoding/json"; "fmt"; "io"; "log"; "net/http"; "os")
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
	request, err := http.NewRequest("GET", url + "/api/documents?search=HD%202024&page=1", nil)
	check(err)
	request.Header.Set("Authorization", "Bearer " + os.Getenv("ECONTRACT_TOKEN"))
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