import english from "@visita/domain/messages/card-script/en";

/** What the page of a card carries for its script. */
export function mountCardTexts(): void {
  const place = document.createElement("script");
  place.type = "application/json";
  place.dataset["cardTexts"] = "";
  place.textContent = JSON.stringify(english);
  document.head.append(place);
}
