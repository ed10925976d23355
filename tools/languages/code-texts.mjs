/**
 * What people read stands in message files. Elsewhere are found: text in JSX and between HTML tags, labels and other attributes
 * that are read or heard, and whatever looks like a sentence. What ends in the log begins in lower case or is an error.
 */
import { parseSync } from "@swc/core";

const SCOPE = /^(?:apps\/web|apps\/server\/src\/(?:features|http)|packages\/domain\/src)\/.*\.tsx?$/;

const EXEMPT = [
  // Messages, and the documentation of the API.
  /\/(?:owner-)?messages\/|\/answers\/|\.contract\.ts$/,
  /^packages\/domain\/src\/http\/openapi\.ts$|\/system\/api-(?:docs|examples)\.ts$/,
  // For operators: figures, what is logged of payments, and mails that were not sent.
  /\/features\/(?:metrics|billing\/stripe)\/|\/mail\/(?:mail-budgets|mailbox-page|mailbox-style)\.ts$/,
  // The sandbox stands in for the payment provider.
  /\/billing\/sandbox\//,
  // Lines of protocols, and what browsers show nobody: an image that is not there.
  /\/(?:client-error|smtp-transport|well-known\.routes|media\.routes|carddav\.routes|dav-errors|http\/token)\.ts$/,
  // Stored as it is, and worded when it is read: names of devices, suspicions. The details in the audit log stay English.
  /\/(?:user-agent\.service|suspicion|card-actions\.service|person-actions\.service)\.ts$/,
  // Read by programs: columns by imports, subjects by the server, which has its own.
  /\/(?:people-export\.service|shared-people\.service|use-contact-form|use-recovery-code)\.ts$/,
  // Names of brands, people, languages and Unicode's scripts.
  /\/(?:channel-table|sample-people|languages|idn)\.ts$/,
  // Not part of the product: the gallery of components, tests, the build.
  /^apps\/web\/(?:kit|test|vite)\//,
];

/** Names that are the same in every language, and what the API calls a script and a caption. */
const EXEMPT_TEXTS = new Set([
  "Amara Okonkwo",
  "Apple Mail",
  "Apple Wallet",
  "Google Wallet",
  "Hanken Grotesk",
  "Ctrl K",
  "Chinese or Japanese",
  "Scan to save my contact",
]);

/** Attributes and properties whose text people read or hear. */
const READ =
  /^(?:alt|title|placeholder|label|busyLabel|caption|description|heading|hint|lead|question|aria-(?:label|description|roledescription|valuetext))$/;
/** But not ".html". */
const HAS_WORD = /(?<![.\p{L}])\p{L}{2}/u;
/** "Save", "add a link", but not "saveCard", the key of a message. */
const IS_LABEL = /^\s*\p{Lu}\p{Ll}|\p{L} \p{L}/u;
/** "Save contact": two words that begin with a capital. */
const IS_SENTENCE = /^\s*[“‘(]?\p{Lu}[\p{L}’'-]*[,:]? \p{L}/u;
const BETWEEN_TAGS = /(?<=<[^<>]*>|">)[^<>{}]*(?=<\/?[a-z])/g;

/** Returns the texts, as written. */
export function findTexts(path, source) {
  const found = [];
  if (!SCOPE.test(path) || EXEMPT.some((pattern) => pattern.test(path))) return found;
  visit(parseSync(source, { syntax: "typescript", tsx: path.endsWith(".tsx") }), false);
  return found;

  /** isRead: the node is what a text attribute or property is set to, or what an element contains. */
  function visit(node, isRead) {
    if (node === null || typeof node !== "object" || isForDevelopers(node)) return;
    found.push(...textsOf(node, isRead).filter((text) => !EXEMPT_TEXTS.has(text)));
    for (const [key, part] of Object.entries(node)) visit(part, holdsText(node, key, isRead));
  }
}

function textsOf(node, isRead) {
  const text = literalOf(node)?.trim().replace(/\s+/g, " ");
  if (!text) return [];
  if (node.type === "JSXText") return HAS_WORD.test(text) ? [text] : [];
  if (IS_SENTENCE.test(text) || (isRead && IS_LABEL.test(text))) return [text];
  return [...text.matchAll(BETWEEN_TAGS)].map(([part]) => part.trim()).filter((part) => IS_LABEL.test(part));
}

function literalOf({ type, value, cooked }) {
  if (type === "StringLiteral" || type === "JSXText") return value;
  return type === "TemplateElement" ? cooked : undefined;
}

/** Whether a part of a node is read by people: a value of a text attribute, a branch of a choice, but not a key given to a call. */
function holdsText(node, key, isRead) {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return key === "children";
    case "JSXAttribute":
      return READ.test(node.name.value);
    case "KeyValueProperty":
      return key === "value" && READ.test(node.key.value);
    case "CallExpression":
    case "MemberExpression":
      return false;
    case "ConditionalExpression":
      return isRead && key !== "test";
    case "BinaryExpression":
      return isRead && /^(?:\+|\|\||\?\?|&&)$/.test(node.operator);
    default:
      return isRead;
  }
}

/** Types, and errors that end in the log. */
function isForDevelopers({ type, callee }) {
  return (
    /^Ts.*Type/.test(type) ||
    (type === "NewExpression" && /(?:Error|Exception)$/.test(callee.value)) ||
    (type === "CallExpression" && callee.type === "Super")
  );
}
