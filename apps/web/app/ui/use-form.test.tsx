import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegisterForm } from "@visita/domain/account/register.contract";
import TEXT from "@visita/domain/answers/account/en";
import MESSAGES from "@visita/domain/messages/general/en";
import { expect, test, vi } from "vitest";
import type { z } from "zod";
import { ACCOUNT_ANSWERS } from "../features/account/account-answers.ts";
import { registerFailure } from "../features/account/failures.ts";
import { ApiError } from "../lib/api-error.ts";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { LazySchema } from "./lazy-schema.ts";
import { TextField } from "./text-field.tsx";
import { Toaster } from "./toast.tsx";
import { useForm } from "./use-form.ts";

type FormProps = {
  check?: typeof RegisterForm | LazySchema<z.output<typeof RegisterForm>>;
  onValid?: () => Promise<"leaving" | "staying">;
  showsOnlyFirst?: boolean;
};

function Form({ check = RegisterForm, onValid = async () => "staying", showsOnlyFirst = false }: FormProps) {
  const { isBusy, formProps, field } = useForm({
    check,
    read: (data) => ({ ...Object.fromEntries(data), terms: data.has("terms") }),
    onValid,
    explain: registerFailure,
    answers: ACCOUNT_ANSWERS,
    showsOnlyFirst,
  });
  return (
    <>
      <form {...formProps}>
        {["firstname", "lastname", "email", "password", "confirm"].map((name) => (
          <TextField key={name} {...field(name)} label={name} />
        ))}
        <Checkbox {...field("terms")}>terms</Checkbox>
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
      </form>
      <Toaster />
    </>
  );
}

const send = () => userEvent.click(screen.getByRole("button"));
const wrongFields = () =>
  Array.from(document.querySelectorAll("[aria-invalid=true]"), (field) => field.getAttribute("name"));

async function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
}

const right = {
  firstname: "Ada",
  lastname: "Byron",
  email: "ada@person.example",
  password: "secretwords!",
  confirm: "secretwords!",
};

test("marks every wrong field, says the first and goes there", async () => {
  render(<Form />);
  await send();
  expect(wrongFields()).toEqual(["firstname", "lastname", "email", "password", "confirm", "terms"]);
  expect(screen.getByRole("alert").textContent).toBe(TEXT.firstnameRequired);
  expect(document.activeElement).toBe(screen.getByLabelText("firstname"));
});

test("takes first for what comes first on the page, whatever the order of the rules", async () => {
  render(<Form />);
  await fill({ ...right, confirm: "something-else!" });
  await send();
  expect(wrongFields()).toEqual(["confirm", "terms"]);
  expect(screen.getByRole("alert").textContent).toBe(TEXT.confirmDiffers);
});

test("shows nothing but the first where that is asked for", async () => {
  render(<Form showsOnlyFirst />);
  await fill({ firstname: "Ada" });
  await send();
  expect(wrongFields()).toEqual(["lastname"]);
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([TEXT.lastnameRequired]);
});

test("takes a message back as soon as its reason has gone, also in another field", async () => {
  render(<Form />);
  await fill({ ...right, confirm: "secretwords!!" });
  await send();
  await fill({ password: "secretwords!!" });
  expect(wrongFields()).toEqual(["terms"]);
});

test("puts what the server refuses beside its field until that is changed", async () => {
  const refusal = { error: "taken", message: "taken", code: "email_taken" } as const;
  render(<Form onValid={() => Promise.reject(new ApiError(409, refusal))} />);
  await fill(right);
  await userEvent.click(screen.getByRole("checkbox"));
  await send();
  expect(wrongFields()).toEqual(["email"]);
  expect(screen.getByRole("alert").textContent).toBe(TEXT.emailTaken);
  expect(document.activeElement).toBe(screen.getByLabelText("email"));
  await fill({ firstname: "Augusta" });
  expect(wrongFields()).toEqual(["email"]);
  await fill({ email: "augusta@person.example" });
  expect(wrongFields()).toEqual([]);
});

test("is sent once, however often it is submitted before the page changes", async () => {
  const onValid = vi.fn(async () => "leaving" as const);
  render(<Form onValid={onValid} />);
  await fill(right);
  await userEvent.click(screen.getByRole("checkbox"));
  // Faster than the button can become busy.
  const form = document.querySelector("form");
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await userEvent.dblClick(screen.getByRole("button"));
  await userEvent.type(screen.getByLabelText("email"), "{Enter}");
  expect(onValid).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
});

test("is checked once its rules have come, and says when they cannot be had", async () => {
  const load = vi
    .fn<() => Promise<typeof RegisterForm>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(RegisterForm);
  render(<Form check={new LazySchema(load)} />);
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe(MESSAGES.networkError);
  expect(wrongFields()).toEqual([]);
  await send();
  await waitFor(() => expect(wrongFields()).toHaveLength(6));
  expect(document.activeElement).toBe(screen.getByLabelText("firstname"));
});
