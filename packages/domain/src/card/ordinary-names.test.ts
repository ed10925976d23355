import { expect, test } from "vitest";
import { isReservedUsername } from "./reserved-username.ts";

const names = ([list = ""]: TemplateStringsArray) => list.trim().split(/\s+/);

const FIRST_NAMES = names`
  aaliyah aaron abigail ada adam adele adrian agnes ahmed aisha akira alba albert alejandro alexander ali alice alina alma amara
  amelie amina amir amy ana anastasia andrea andrei angela anita anja anna anton antonio apollo ari arthur asha astrid aurora
  axel ayse barbara bart beatrice ben bianca birgit bjorn bogdan boris brigitte bruno camila carla carlos carmen caroline
  cecilia celine charlotte chen chiara chiyo chloe chris christian clara claudia colin connor daisy dana daniel david
  deborah denis diana diego dimitri dirk dora dylan edith eduardo elena eli elif elisa ella elsa emil emily emma enzo eric
  ernst esther eva fatima felix fernanda filip finn florian frank freya frida gabriel george gerda gina giulia gordon grace
  greta gustav hana hannah hans harry hassan heidi helen henrik hiro hugo ibrahim ida igor ines ingrid irene iris isabel ivan
  jack jacob james jan jana jasmin javier jean jelena jens jing joan johan john jonas jorge josef juan judith julia jun kai
  kamal karin karl karma kate katja kemal kenji kevin kim klara klaus kofi kwame lars laura lea lena leo leon liam lidia lila
  lin lina linda lisa liv lola lorenzo louis lucas lucia luisa lukas luna magnus maja malik marc marcus maria marie mario
  marisol marta martin mary mateo matilda max maya mei mia michael mika mila milan mina mira mohamed monica moritz nadia naomi
  nico nina noah nora olga oliver olivia omar oscar otto pablo paola patrick paul payal pedro petra philip pia pierre priya
  rafael rahul ralf ravi rebecca rene rita robert roberto robin rosa ruth samir sandra sara sasha sean selma sergio silvia simon
  sofia sonia stefan stella steven sven tamara tara teresa theo thomas tim tina tobias tom trevor ursula uwe valeria vera
  victor vincent viola walter wei wendy werner xavier yara yasmin yuki yusuf zara zoe
`;

const FAMILY_NAMES = names`
  abbott adams ahmed alvarez amason andersen andersson bach baker banks barclay barnes bauer becker bell berg bernard bianchi
  bishop black blanc bond booker brandt brown burke cardenas carter castillo chan chang chen church clark cohen cole collins
  contreras cook cooper correa cortes cruz customer dallas dang davis diaz dixon doyle dubois duran edwards eriksson espinoza
  evans fargo fernandez ferrari fischer fisher fleming flores ford foster fox franco friedrich fuchs garcia gates gibson goldman
  gomez goode gordon graf gray green gross gupta haas hall hansen harper hartmann hernandez hoffman holland horvath huang
  hughes hunter ibrahim ivanov jackson jansen jensen johnson jones jordan kaiser kalama kaplan kaya keller kelly kennedy khan
  kim king klein knight kobayashi koch kovacs kowalski kramer kumar lambert lang larsen lee lehmann lewis lin lindberg lloyd
  lopez lorenz ludwig maier marino marshall martin martinez mason mayer mccarthy medina mendoza meyer miller mills monzon
  moore morales moreau moreno morgan moser muller murphy nakamura navarro nelson nguyen nielsen novak olsen ortega ortiz page
  paige park parker patel pereira perez peters petersen phillips pohl politis porter postel powell price prince ramirez
  ramos reed reid reyes richter riley rivera robinson rodriguez rogers romero rossi roth ruiz russo ryan sanchez santos sato
  schmidt schneider schulz schwarz shah sharma shaw silva simmons singh smith sokolov sommer stein stewart stone suzuki
  swan tanaka taylor thomas thompson tran turner ueda vargas vega visser vogel wagner walker wallace walsh wang ward watson weber
  wells west white williams wilson winkler wise wolf wong wood wright yamamoto yang young zhang zimmermann
`;

const WORDS_AND_PLACES = names`
  apple-orchard art-direction amazonas bakery balance banking barista berlin bookshop bridge brighton broadway canal capital
  centreline chapel charity cheese cinema circle clinic cloud coaching coffee concert cottage craft credit dance dentist
  design discard doctor drawing editor engineer family farm festival finance florist forest fotografie freelance gallery
  garden goggle golf goole guitar harbour health history hotel island jazz journal justice kitchen lawyer letters library lisbon
  london loud loyalty madrid market medicine mobility mountain museum music nature network notary nursery online opera optics
  orange-blossom orchard oxford papal paris park parts payroll pediatrics people photo piano pilot planet poetry
  policy polite porto portrait postcard posture pottery practice print product property quality quantum radio
  recipe reddish redesign reform remote revolt rhythm river roma running sailing samsun school science sculpture shelter shoppe
  shipping soccer software spotlight stage steamboat studio summer sunshine surgery swiftly tailor target-shooting taxi
  teacher telegrams tennis theatre threat ticket tiger timber toolbox tourism track trade training travel treasure twister
  uniform union university upstairs urban vacation valley venice vineyard violin visage vision voyage warehouse weather
  welcome wellness wholesale wildlife windmill window winery wisdom workshop writer yoga zebra zoology
`;

const refused = (usernames: readonly string[]) =>
  usernames.filter((username) => isReservedUsername(username, "Visita"));

/** Everyday words that are kept back by themselves alone; people are called so, and have their full name. */
const ALONE_ONLY = ["wise"];

test("people can use their first name", () => {
  expect(refused(FIRST_NAMES)).toEqual([]);
});

test("people can use their family name, unless it is a brand by itself", () => {
  expect(refused(FAMILY_NAMES)).toEqual(ALONE_ONLY);
});

test("people can use their full name in any usual form", () => {
  const people = [
    ...FAMILY_NAMES,
    "ameli",
    "chase",
    "monzo",
    "santander",
    "shein",
    "uber",
    "zelie",
    "hermes",
    "schwab",
    "swift",
    "norton",
  ].flatMap((family, at) => {
    const first = FIRST_NAMES[(at * 7) % FIRST_NAMES.length] ?? "anna";
    const other = FIRST_NAMES[(at * 13 + 5) % FIRST_NAMES.length] ?? "maria";
    return [
      `${first}-${family}`,
      `${first}_${other}_${family}`,
      `${family}-${first}`,
      `${first}-${family}-2`,
      `${first}${family}`,
      `${first.slice(0, 1)}-${family}`,
      `dr-${first}-${family}`,
    ];
  });
  expect(people.length).toBeGreaterThan(1_500);
  expect(refused(people)).toEqual([]);
});

test("people can use words and places", () => {
  expect(refused(WORDS_AND_PLACES)).toEqual([]);
  expect(refused(WORDS_AND_PLACES.flatMap((word) => [`${word}-anna`, `studio-${word}`]))).toEqual([]);
});
