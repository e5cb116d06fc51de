package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	url := os.Getenv("ECONTRACT_URL")
	if url == "" {
		url = "https://econtract.example.com"
	}
	token := required("ECONTRACT_TOKEN")

	request, err := http.NewRequest("DELETE", url+"/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b", nil)
	check(err)
	request.Header.Set("Authorization", "Bearer "+token)
	client := http.Client{Timeout: time.Minute}
	response, err := client.Do(request)
	check(err)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	check(err)

	var answer struct {
		Success bool
		Code    int
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		log.Fatalf("HTTP %d: the answer is no JSON.", response.StatusCode)
	}
	if answer.Code == 100 || answer.Code == 202 {
		log.Printf("Another call is needed: %s", text)
		os.Exit(3)
	}
	if response.StatusCode != http.StatusOK || !answer.Success {
		log.Fatalf("HTTP %d: %s", response.StatusCode, text)
	}
	fmt.Println(string(text))
}

func required(variable string) string {
	value := os.Getenv(variable)
	if value == "" {
		log.Fatalf("Set %s.", variable)
	}
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}