import { featuresOf, type PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { EditableCard, VisibleCard } from "@visita/domain/card/card.contract";
import { mergedCard, visibleCard } from "@visita/domain/card/card.gating";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { readCard, type ValidCard } from "@visita/domain/card/card.rules";
import { CHANNEL_KEYS, type ChannelKey } from "@visita/domain/card/channels";
import { separateContacts } from "@visita/domain/card/link-only";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { CardTeam } from "@visita/domain/team/team-card.rules";
import { endingProblems, onlyTheirs } from "@visita/domain/team/template.rules";
import { useRef } from "react";
import { call } from "../../../lib/api.ts";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";
import type { SessionLoss } from "../session-loss.ts";
import { dismissUsernameAnswer } from "../steps/use-username-check.ts";
import type { WizardPath } from "../wizard-steps.ts";
import type { Problems, WizardStore } from "../wizard-store.ts";
import { filledCard, typedCard, type WizardValues } from "../wizard-values.ts";
import { saveFailure } from "./save-failure.ts";

/** The card that is being edited; null while a new one is made. */
export type EditedCard = {
  readonly cardid: string;
  readonly version: number;
  /** Undefined for a card of one's own. */
  readonly team?: CardTeam | undefined;
};

type Options = {
  store: WizardStore;
  mode: WizardPath["mode"];
  features: PlanFeatures;
  userid: string;
  edited: EditedCard | null;
  /** Whether visitors of a new card can leave their details. */
  exchange: boolean;
  onProblems: (problems: Problems) => void;
  onChangedElsewhere: () => void;
  /** The team sets more than it did when the card was opened. */
  onSetByTeam: (card: EditableCard) => void;
  /** Nothing was saved: these fields would have been left out. */
  onPlanEnded: (fields: readonly string[]) => void;
  onSessionLost: (loss: SessionLoss) => void;
  onSaved: () => void;
};

/** A second message takes the place of the first. */
const TOAST = { id: "card-save" };

/** Saves once, however often the button is pressed. A failure keeps everything that was typed. */
export function useSaveCard(options: Options) {
  const { store, mode, features, userid, edited } = options;
  const guard = useGuard();
  // Decided once: a second try, or another question on the way, does not ask it again.
  const requiresWhole = useRef(true);

  /** "leaving" stays busy until the page changes. */
  const run = (work: () => Promise<"leaving" | "staying">) =>
    guard.run(true, () => {
      dismissUsernameAnswer();
      return work().catch(explain);
    });

  function showProblems(problems: Problems) {
    const [first = ""] = Object.values(problems);
    notify.error(first, TOAST);
    store.refuse(problems);
    options.onProblems(problems);
  }

  async function explain(error: unknown): Promise<void> {
    const failure = saveFailure(error, mode, store.get().values.username.trim());
    if (failure.kind === "fields") return showProblems(failure.problems);
    if (failure.kind === "changed") return options.onChangedElsewhere();
    if (failure.kind === "plan-ended") return options.onPlanEnded(failure.fields);
    if (failure.kind === "session-lost") return options.onSessionLost(failure.loss);
    notify.error(failure.message, TOAST);
    if (failure.kind === "set-by-team") await newest().then(options.onSetByTeam, () => undefined);
  }

  async function send(card: ValidCard, version: number | undefined) {
    const whole = requiresWhole.current;
    const { channelOrder, linkOnly: chosen } = store.get().values;
    const linkOnly = chosen && {
      linkOnly: Object.fromEntries(Object.entries(chosen).map(([key, links]) => [key, [...links]])),
    };
    const isOrderOwn = !edited?.team?.fixed.includes("channelOrder");
    const order = isOrderOwn && channelOrder && { channelOrder: [...channelOrder] };
    if (edited) {
      const params = { cardid: edited.cardid };
      // What is absent stays as it is stored.
      const sides = { language: null, reading: null, secondSide: null };
      await call("PUT /api/card/updatecard/:cardid", {
        params,
        body: {
          ...sides,
          ...card,
          ...order,
          ...linkOnly,
          userid,
          whole,
          ...(version !== undefined && { version }),
        },
      });
    } else {
      const username = store.get().values.username.trim();
      const cardid = await addCard({ ...card, ...order, ...linkOnly, username, userid, whole });
      // On by default. Should this fail, the next try finds the card and goes on here.
      if (!options.exchange)
        await call("PATCH /api/card/exchange/:cardid", { params: { cardid }, body: { exchange: false } });
    }
    notify.success(edited ? TEXT.updated : TEXT.created, TOAST);
    store.markSaved();
    options.onSaved();
    return "leaving" as const;
  }

  async function checkAndSend(version: number | undefined) {
    const { values } = store.get();
    const team = edited?.team;
    const checked = checkCard(values, mode, features, team);
    if ("problems" in checked) {
      showProblems(checked.problems);
      return "staying" as const;
    }
    store.clearProblems();
    // With what this plan hides: the server knows the plan of this moment, and one that opens more would miss it.
    const card = mergedCard(filledCard(values), checked.card, features);
    return send(team ? onlyTheirs(card, (field) => isOwnField(field, team)) : card, version);
  }

  const newest = () =>
    call("GET /api/card/getcarddataforupdate/:cardid", { params: { cardid: edited?.cardid ?? "" } });

  return {
    isSaving: guard.running !== null,
    save: () => run(() => checkAndSend(edited?.version)),
    /** Leaves out what the plan does not open. */
    saveWithout() {
      requiresWhole.current = false;
      return run(() => checkAndSend(edited?.version));
    },
    /** Writes over what somebody else has saved. */
    saveOver: () => run(async () => checkAndSend((await newest()).version)),
    /** Takes what is stored now in place of what was typed. */
    loadNewest: (use: (card: EditableCard) => void) =>
      run(async () => {
        use(await newest());
        return "staying";
      }),
  };
}

type Checked = { readonly card: ValidCard } | { readonly problems: Problems };

/** The rules that run on Save. Of all that is wrong, the first is what the toast says; the username comes before all. */
export function checkCard(
  values: WizardValues,
  mode: WizardPath["mode"],
  features: PlanFeatures,
  team?: CardTeam,
): Checked {
  if (team) return checkTeamCard(values, features, team);
  const username = mode === "create" ? usernameProblem(values.username) : null;
  const reading = readCard(typedCard(values), features);
  if (username === null) return reading;
  return { problems: { username, ...("problems" in reading && reading.problems) } };
}

function checkTeamCard(values: WizardValues, features: PlanFeatures, team: CardTeam): Checked {
  const own = onlyTheirs(typedCard(values), (field) => isOwnField(field, team));
  const reading = readCard(own, features, "name");
  if ("problems" in reading) return reading;
  const problems = endingProblems(reading.card.contacts, team.endings);
  return Object.keys(problems).length > 0 ? { problems } : reading;
}

function isOwnField(field: string, { fixed, channels }: CardTeam): boolean {
  const key = /^contacts\.(.+)$/.exec(field)?.[1];
  return !fixed.includes(field) && (key === undefined || channels.includes(key));
}

type NewCard = ValidCard & {
  readonly username: string;
  readonly userid: string;
  readonly whole: boolean;
  readonly channelOrder?: ChannelKey[];
  readonly linkOnly?: Record<string, string[]>;
};

/**
 * Makes the card and returns its id. Where the connection was cut after the card was made, the answer is lost, and
 * another try is told that the name is taken or that there is no room: the card is then there already, and that is a
 * success too.
 */
async function addCard(card: NewCard): Promise<string> {
  try {
    return (await call("POST /api/card/add", { body: card })).cardid;
  } catch (error) {
    const cardid = mayExist(error) ? await findMade(card) : undefined;
    if (cardid === undefined) throw error;
    return cardid;
  }
}

/** The last one by something in front of the server, too. */
const DOUBTFUL: readonly string[] = ["username_taken", "limit_reached", "unexpected"];

function mayExist(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && DOUBTFUL.includes(error.code);
}

async function findMade(card: NewCard): Promise<string | undefined> {
  try {
    const { data } = await call("POST /api/card/getcards", { body: { userid: card.userid } });
    return data.find((own) => isSameCard(own, card))?.cardid;
  } catch {
    // Nobody can say now. The first failure is told, and the next try looks again.
    return undefined;
  }
}

const UI_ICON_PATHS = ["fullname", "occupation", "companyname", "bio", "color"] as const;

/** Not by the name alone: one may have typed that of another card of one's own, and this one is not saved then. */
function isSameCard(own: VisibleCard, sent: NewCard): boolean {
  if (usernameKey(own.username) !== usernameKey(sent.username)) return false;
  // The list shows what the plan opens, and only a plan that opens everything has a QR code.
  const plain = { ...sent, ...separateContacts(sent.contacts, sent.linkOnly ?? {}) };
  const expected = visibleCard(plain, featuresOf(own.qrCode === null ? "inactive" : "active"));
  return (
    UI_ICON_PATHS.every((line) => own[line] === expected[line]) &&
    CHANNEL_KEYS.every((key) => {
      const [stored, typed] = [own.contacts[key], expected.contacts[key]];
      return stored?.value === typed?.value && stored?.title === typed?.title;
    })
  );
}
