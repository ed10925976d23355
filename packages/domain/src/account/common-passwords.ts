/** Words, names and keyboard patterns that most leaked passwords contain, in lower case, letters only. */
const WORDS = `
aa abc abcd abcde abcdef abcdefg abcdefgh abcabc access account action admin administrator adobe alexander alexis alpha
amanda amber america andrea andrew angel angela animal anthony apple april archer arsenal asdf asdfgh asdfghjkl ashley
asshole august austin autumn azerty babygirl badboy bailey banana barcelona baseball basketball batman beach bear
beautiful benjamin bigdog bigdick biteme blahblah blink blessed blue bond booboo boomer boston brandon brandy brazil
bubbles buddy bulldog bullshit business buster butterfly butthead calvin camaro canada captain carlos carter casper
changeme changeit charles charlie cheese chelsea chester chicago chicken chocolate chris christian christmas christopher
cocacola coffee college company compaq computer contact cookie cool cooper corvette cowboy cowboys cricket crystal
dakota dallas daniel danielle database david december default demo denver diablo diamond digital dolphin dolphins
donald dragon dreams eagle eagles edward elephant elizabeth eminem emily enter einstein erotic facebook falcon family
fender ferrari fire fish flower flowers football forever forest france francis freddy freedom friday friend friends
fuck fucker fuckme fuckoff fuckyou gandalf garfield gateway gemini george german germany giants ginger girls godzilla
golden golf golfer google gordon green gregory guest guitar gunner hammer hannah happy hardcore harley harrypotter
heather hello helloworld hockey holiday home honda hooters horny hotdog hottie hunter hunting iceman iloveu iloveyou
inferno internet ironman jackie jackson jaguar james january japan jasmine jason jasper jennifer jeremy jessica
jesus jesuschrist johnny johnson jonathan jordan joseph joshua july june junior justin juventus karate karen kelly
kevin killer kimberly king kitten kitty knight ladies lakers lauren legend letmein liverpool lol london loser lovely
love loveme lover loveyou lucky maddog madison magic maggie manager manchester march marina marine marlboro martin
master matrix matthew maverick maxwell melissa member mercedes merlin metallica mexico michael michelle mickey
microsoft midnight miller minecraft mommy monday money monica monkey monster morgan morning mother mountain movie
mustang mynoob naruto nascar natasha nathan naughty ncc newpass newpassword newyork nicholas nicole nintendo nirvana
nothing november office oliver october online orange packers panther panties paradise parker pass passion passme
passw password passwords passwort passwd patricia patrick peaches peanut peanuts pepper person phantom phoenix player
please pokemon police poohbear porn porsche power prince princess private public purple pussy qazwsx qazwsxedc qwe
qweasd qweasdzxc qwer qwert qwerty qwertyu qwertyuiop qwertz rabbit rachel racing raiders rainbow ranger rangers
rebecca redskins redsox richard robert rock rocket rocky root rosebud runner rush russia sample samantha samson samsung
samuel sandra saturday saturn scooby scooter scorpio scorpion scott secret secure security september server service
sexy shadow shannon shelby sierra silver simple simpson slayer slipknot smokey snoopy soccer sophie spanky sparky
spencer spider spiderman spring squirt staff star starwars stalker steelers stephen steven student stupid success
summer sunday sunshine super superman superstar support sydney taylor teacher temp tennis teresa test tester testing
testtest thomas thunder thursday thx tiger tigers tigger time tomcat toyota travis trustno trustnoone tuesday turtle
tweety united user username vampire victor victoria viking vincent voodoo wednesday welcome welcomeback whatever
white william willie wilson winner winston winter wizard work xavier xxx yamaha yankee yankees yellow zaq zaqwsx
zxcvb zxcvbn zxcvbnm zxc qwertyasdf aaaaaa ladybug lovers chouchou doudou motdepasse soleil bonjour hallo schatz
passwort geheim sommer fussball hejsan sommar contrasena hola teamo amor princesa mariposa senha brasil flamengo
ciao juve amore stella andrea wachtwoord welkom haslo polska kasia woaini qwqwqw parola letmeinnow opensesame
`;

const DIGITS = [
  "0123456789",
  "123456",
  "1234567",
  "12345678",
  "123456789",
  "1234567890",
  "123123",
  "123321",
  "654321",
  "87654321",
  "987654321",
  "112233",
  "111111",
  "11111111",
  "000000",
  "00000000",
  "121212",
  "131313",
  "147258369",
  "159753",
  "666666",
  "696969",
  "777777",
  "88888888",
  "999999",
];

export const COMMON_CORES: ReadonlySet<string> = new Set([...WORDS.trim().split(/\s+/), ...DIGITS]);
