import { createHash } from "node:crypto";
import { MESSAGES } from "@visita/domain/messages";
import { expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { withProof } from "./with-proof.ts";

const BITS = 12;

function demand(text: string): ApiError {
  const { checkingPerson: error } = MESSAGES;
  return new ApiError(428, {
    error,
    message: error,
    code: "proof_of_work_required",
    puzzle: { text, bits: BITS },
  });
}

function zeroBitsOf(proof: string): number {
  const bits = createHash("sha256")
    .update(proof)
    .digest()
    .reduce((all, byte) => all + byte.toString(2).padStart(8, "0"), "");
  return bits.indexOf("1");
}

test("a call that needs a proof of work is made again with it, and the page can say so meanwhile", async () => {
  const onPuzzle = vi.fn();
  const proofs: (string | undefined)[] = [];
  const send = async (proof: string | undefined) => {
    proofs.push(proof);
    if (proofs.length === 1) throw demand("a-puzzle");
    expect(onPuzzle.mock.calls).toEqual([[true]]);
    return "done";
  };
  expect(await withProof(send, onPuzzle)).toBe("done");
  expect(proofs).toEqual([undefined, expect.stringMatching(/^a-puzzle:\d+$/)]);
  expect(zeroBitsOf(proofs[1] ?? "")).toBeGreaterThanOrEqual(BITS);
  expect(onPuzzle).toHaveBeenLastCalledWith(false);
});

test("a call that is refused otherwise is not made again", async () => {
  const refused = new ApiError(409, { error: "taken", message: "taken", code: "email_taken" });
  const send = vi.fn().mockRejectedValue(refused);
  await expect(withProof(send, () => {})).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a server that never has enough is not asked for ever", async () => {
  const send = vi.fn().mockImplementation(async () => {
    throw demand("another");
  });
  await expect(withProof(send, () => {})).rejects.toMatchObject({ code: "proof_of_work_required" });
  expect(send).toHaveBeenCalledTimes(4);
});
