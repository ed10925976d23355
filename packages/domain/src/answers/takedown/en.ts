export default {
  answerRequired: "Please write an answer.",
  answered: "We got your answer. A person will read it.",
  notTakenDown: "This card is not taken down.",
} as const;
