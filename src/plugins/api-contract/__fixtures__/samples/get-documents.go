package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

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
	request, err := http.NewRequest("GET", url+"/api/documents?search=HD%202024&page=1", nil)
	check(err)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ECONTRACT_TOKEN"))
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != 200 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, content)
	}
	var answer struct {
		Data     json.RawMessage
		Success  bool
		Code     int
		Messages []string
	}
	check(json.Unmarshal(content, &answer))
	if !answer.Success {
		log.Fatalf("Code %d: %s", answer.Code, strings.Join(answer.Messages, " "))
	}
	fmt.Println(answer.Code, string(answer.Data))
}