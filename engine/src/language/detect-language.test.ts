import { eld } from "eld/extrasmall";
import { describe, expect, it } from "vitest";
import { isEnglishWord } from "../document/tagging/vocabulary.ts";
import { UnsupportedLanguageError } from "../index.ts";
import { loadEngine } from "../node.ts";
import { detectLanguage, isInAnotherLanguage, type LanguageSources } from "./detect-language.ts";

const sources: LanguageSources = { identify: (text) => eld.detect(text), knowsWord: isEnglishWord };

const swahili =
  "Kilimo cha mijini kimekuwa njia muhimu ya kupata chakula kwa watu wengi. Wakazi wa mji hupanda mboga kwenye bustani ndogo, na watoto hujifunza jinsi mimea inavyokua.";

describe("a language that the identifier does not know", () => {
  it.each([
    ["Swahili", swahili],
    [
      "Latin",
      "Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur.",
    ],
    [
      "Welsh",
      "Mae'r ardd y tu ôl i'r tŷ, ac yn yr haf rydym yn eistedd yno bob nos. Plannodd fy nain y coed cyn i'r rhyfel ddod i ben, ac nid oes neb yn gwybod o ble y cafodd hi nhw.",
    ],
    [
      "Irish",
      "Tá an gairdín taobh thiar den teach, agus sa samhradh suímid ann gach tráthnóna. Chuir mo sheanmháthair na crainn sula raibh an cogadh thart.",
    ],
    [
      "Haitian Creole",
      "Jaden an dèyè kay la, epi nan ete nou chita la chak aswè. Granmè m te plante pyebwa yo anvan lagè a te fini, epi pèsonn pa konnen ki kote li te jwenn yo.",
    ],
    [
      "Esperanto",
      "La ĝardeno estas malantaŭ la domo, kaj somere ni sidas tie ĉiun vesperon. Mia avino plantis la arbojn antaŭ ol la milito finiĝis.",
    ],
    [
      "Somali",
      "Beertu waxay ku taallaa guriga gadaashiisa, xagaagana halkaas ayaan fadhinnaa habeen kasta. Ayeeyaday ayaa geedaha beertay intuusan dagaalku dhammaan.",
    ],
    [
      "Zulu",
      "Ingadi ingemuva kwendlu, futhi ehlobo sihlala lapho njalo kusihlwa. Ugogo wami watshala izihlahla ngaphambi kokuba impi iphele.",
    ],
    [
      "Maltese",
      "Il-ġnien jinsab wara d-dar, u fis-sajf noqogħdu hemm kull filgħaxija. In-nanna tiegħi ħawlet is-siġar qabel ma ntemmet il-gwerra.",
    ],
    ["Cherokee", "ᎣᏏᏲ ᏙᎯᏧ ᏂᎯ ᏙᏓᏛᎪᎲᎢ ᎠᏂᏴᏫᏯ ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ."],
  ])("is another language: %s", (_, text) => {
    expect(detectLanguage(text, sources)).toBe("und");
  });

  it("is refused as what it surely is, and has no score", () => {
    const engine = loadEngine();
    expect(() => engine.humanize(swahili)).toThrow(UnsupportedLanguageError);
    expect(() => engine.humanize(swahili)).toThrow("The text is in another language; this engine");
    expect(engine.detect(swahili)).toMatchObject({
      language: "und",
      verdict: "other-language",
      probability: null,
    });
    expect(engine.assist.prepare(swahili, []).language).toEqual({ code: "und", name: "another language" });
  });

  it("is seen without a dictionary where the text is longer", () => {
    expect(detectLanguage(swahili, { ...sources, knowsWord: null })).toBe("en");
    expect(detectLanguage(`${swahili} ${swahili}`, { ...sources, knowsWord: null })).toBe("und");
  });

  it("leaves a rewrite of such a text alone, unless that is English", () => {
    expect(isInAnotherLanguage(swahili, "und", sources)).toBe(false);
    expect(isInAnotherLanguage("Farming in cities feeds many people every day.", "und", sources)).toBe(true);
  });
});

describe("a few words of a language that it knows", () => {
  it.each([
    ["pt", "Eu gosto muito de você."],
    ["it", "Ciao, come stai oggi?"],
    ["fr", "Bonjour tout le monde"],
    ["fr", "Comment allez-vous aujourd'hui ?"],
    ["de", "Ich habe keine Zeit."],
    ["de", "Kein Problem, danke. Bis morgen!"],
    ["es", "Hola, ¿cómo estás? Muy bien, gracias. ¿Y tú?"],
    ["sv", "Tack så mycket för hjälpen"],
    ["fi", "Hyvää päivää, mitä kuuluu?"],
    ["de", "DIE STADT ZÄHLTE IHRE GÄRTEN ERST DANN, ALS VIELE MENSCHEN DANACH FRAGTEN"],
  ])("is %s: %s", (language, text) => {
    expect(detectLanguage(text, sources)).toBe(language);
  });
});

describe("English", () => {
  it.each([
    "",
    "Hi",
    "Thanks!",
    "Buy milk, eggs, bread",
    "Meeting moved to Tuesday",
    "SELL EVERYTHING NOW AND BUY GOLD",
    "Vive la résistance!",
    "C'est la vie, José",
    "a pièce de résistance, unmatched",
    "a chicken bacon croissant",
    "Lionel Messi joined Inter Miami from Paris Saint-Germain",
    "Anna Weber, Jan Novak, Maya Ortiz, Hiroshi Tanaka, Giuseppe Rossi, François Dupont",
    "Louis Vuitton, Yves Saint Laurent, Hermès, Dior, Givenchy, Balenciaga, Cartier, Lancôme, L'Oréal",
    "Herr Schmidt, Frau Müller, Hans Weber, Jürgen Klopp, Angela Merkel",
    "São Paulo, Rio de Janeiro, Belo Horizonte, Porto Alegre, Florianópolis, Salvador da Bahia",
    "iPhone 15 Pro Max, Samsung Galaxy S24 Ultra, Google Pixel 8 Pro, OnePlus 12, Xiaomi 14",
    "Spaghetti carbonara, penne arrabbiata, tagliatelle al ragù, risotto ai funghi, tiramisù, gelato",
    "gochujang, doenjang, kimchi, bulgogi, tteokbokki, bibimbap, japchae, samgyeopsal, sundubu, galbi",
    "prisma hono knex drizzle pnpm turbo vite swc esbuild rolldown oxlint biome tsup nitro",
    "awk sed grep cut sort uniq xargs tee curl wget rsync scp ssh tmux vim nano htop lsof",
    "Escherichia coli, Staphylococcus aureus, Pseudomonas aeruginosa, Klebsiella pneumoniae",
    "adenosine triphosphate phosphofructokinase glyceraldehyde dehydrogenase pyruvate decarboxylation oxaloacetate citrate",
    "Kubernetes ingress controller timeouts after nginx upgrade",
    "def train(self, epochs):\n    for epoch in range(epochs):\n        loss = self.model.fit(xs, ys)\n    return self",
    "kubectl get pods -n kube-system; helm upgrade --install ingress-nginx ingress-nginx/ingress-nginx; docker compose up -d",
    "const x = await fetch(url); console.log(x.status); return x.json();",
    "SELECT name, email FROM users WHERE created_at > now() ORDER BY id DESC LIMIT 10;",
    "acgtacgttagc ggcattacga ttaggcatca acgttaggca ttagccatga ccatggatta ggattacaga tttacgatcc",
    "dont no wat 2 do abt teh homwork",
    "wen u gonna cum ova bruv? i iz at da crib innit, gotz sum food 4 ya",
    "tbh idk lol smh fr fr ngl bruh deadass finna yeet sus cap rizz gyatt",
    "Twas brillig, and the slithy toves did gyre and gimble in the wabe: all mimsy were the borogoves",
    "The barista at Ristorante Bella Napoli recommended spaghetti alle vongole, saltimbocca alla romana and panna cotta.",
    "The word 食べる means to eat, and Привет is a greeting.",
  ])("is never refused: %s", (text) => {
    expect(detectLanguage(text, sources)).toBe("en");
  });
});
