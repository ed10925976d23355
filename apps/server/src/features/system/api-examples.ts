export type Example = {
  readonly title: string;
  /** By language. `{url}`: of the installation. */
  readonly texts: Readonly<Record<"curl" | "JavaScript" | "Python", string>>;
};

/** Of the API reference, which is in English. */
export const EXAMPLES: readonly Example[] = [
  {
    title: "The people who came since a time",
    texts: {
      curl: `curl "{url}/api/contacts?since=2026-04-22T00:00:00Z" \\
  -H "Authorization: Bearer $VISITA_TOKEN"`,
      JavaScript: `const headers = { authorization: \`Bearer \${process.env.VISITA_TOKEN}\` };
let before = "";
do {
  const query = new URLSearchParams({ since: "2026-04-22T00:00:00Z", before });
  const response = await fetch(\`{url}/api/contacts?\${query}\`, { headers });
  const { people, next } = await response.json();
  for (const { name, email } of people) console.log(name, email);
  before = next;
} while (before);`,
      Python: `import os, requests

headers = {"Authorization": f"Bearer {os.environ['VISITA_TOKEN']}"}
query = {"since": "2026-04-22T00:00:00Z"}
page = requests.get("{url}/api/contacts", params=query, headers=headers).json()
for person in page["people"]:
    print(person["name"], person["email"])`,
    },
  },
  {
    title: "Making one person, whatever is sent twice",
    texts: {
      curl: `curl -X POST "{url}/api/contacts" \\
  -H "Authorization: Bearer $VISITA_TOKEN" \\
  -H "Idempotency-Key: order-1042" \\
  -H "Content-Type: application/json" \\
  -d '{"name": "Sam Example", "email": "sam@person.example"}'`,
      JavaScript: `await fetch("{url}/api/contacts", {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.VISITA_TOKEN}\`,
    "idempotency-key": "order-1042",
    "content-type": "application/json",
  },
  body: JSON.stringify({ name: "Sam Example", email: "sam@person.example" }),
});`,
      Python: `requests.post(
    "{url}/api/contacts",
    json={"name": "Sam Example", "email": "sam@person.example"},
    headers={**headers, "Idempotency-Key": "order-1042"},
)`,
    },
  },
  {
    title: "A file",
    texts: {
      curl: `curl -o contacts.csv "{url}/api/contacts/export.csv" \\
  -H "Authorization: Bearer $VISITA_TOKEN"`,
      JavaScript: `const file = await fetch("{url}/api/contacts/export.csv", { headers });
await fs.promises.writeFile("contacts.csv", Buffer.from(await file.arrayBuffer()));`,
      Python: `file = requests.get("{url}/api/contacts/export.csv", headers=headers)
open("contacts.csv", "wb").write(file.content)`,
    },
  },
];
