import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CARD_MESSAGES from "@visita/domain/answers/card/en";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ENCODED_JPEG as NEW, stubImagePlatform } from "../../../../test/image-platform.ts";
import { Toaster } from "../../../ui/toast.tsx";
import { PictureField } from "./picture-field.tsx";

vi.mock("react-easy-crop", () => import("../../../../test/fake-cropper.tsx"));

const OLD = "/media/old.webp";
const png = (size = 10) => new File([new Uint8Array(size)], "me.png", { type: "image/png" });
const large = () => png(IMAGE_MAX_BYTES + 1);
const onChange = vi.fn();
let decode: ReturnType<typeof stubImagePlatform>["createImageBitmap"];
const cannotDecode = () => decode.mockRejectedValue(new DOMException("", "InvalidStateError"));

function Harness({ start, error }: { start: string | null; error?: string }) {
  const [image, setPicture] = useState(start);
  const change = (next: string | null) => {
    onChange(next);
    setPicture(next);
  };
  return (
    <>
      <input aria-label="Name" />
      <PictureField kind="photo" value={image} onChange={change} color="blue-color-one" error={error} />
      <Toaster />
    </>
  );
}

function show(start: string | null = OLD, error?: string) {
  render(<Harness start={start} error={error} />);
  return screen.getByRole("group", { name: "Photo" });
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Choose photo", { selector: "input" }), {
    target: { files: [file] },
  });
const shownPicture = () => screen.queryByAltText("Your photo")?.getAttribute("src");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function expectRefused(field: HTMLElement, message: string) {
  expect(await within(field).findByText(message)).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(onChange).not.toHaveBeenCalled();
  expect(shownPicture()).toBe(OLD);
}

// Loaded on demand by the field; the first time takes a while.
beforeAll(() => import("./crop-area.tsx"));

beforeEach(() => {
  vi.resetAllMocks();
  decode = stubImagePlatform().createImageBitmap;
});

describe("a file that is refused keeps the image that was there", () => {
  test("by its type", async () => {
    const field = show();
    choose(new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
    await expectRefused(field, CARD_MESSAGES.notAnImage);
    expect(decode).not.toHaveBeenCalled();
  });

  test("because it does not decode", async () => {
    cannotDecode();
    const field = show();
    choose(png());
    await expectRefused(field, CARD_MESSAGES.notAnImage);
  });

  test("because nothing brings it under one megabyte", async () => {
    show();
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) =>
      done(new Blob([new Uint8Array(IMAGE_MAX_BYTES)])),
    );
    choose(png());
    await screen.findByRole("dialog");
    await press("Use photo");
    expect((await screen.findByRole("alert")).textContent).toBe(CARD_MESSAGES.imageTooLarge);
    expect(onChange).not.toHaveBeenCalled();
  });

  test("and the button that chooses is described by the message", async () => {
    cannotDecode();
    const field = show();
    choose(png());
    await within(field).findByText(CARD_MESSAGES.notAnImage);
    const described = screen.getByRole("button", { name: "Replace photo" }).getAttribute("aria-describedby");
    const texts = described?.split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(CARD_MESSAGES.notAnImage);
  });
});

test("the next file takes the message about the last one away", async () => {
  show();
  choose(new File(["%PDF"], "letter.pdf", { type: "application/pdf" }));
  expect((await screen.findByRole("alert")).textContent).toBe(CARD_MESSAGES.notAnImage);
  choose(png());
  await screen.findByRole("dialog");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a file over one megabyte is made smaller unasked: the crop opens", async () => {
  const field = show();
  choose(large());
  await screen.findByRole("dialog", { name: "Position your photo" });
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Use photo");
  await waitFor(() => expect(shownPicture()).toBe(NEW));
  expect(within(field).queryByText(CARD_MESSAGES.imageTooLarge)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Replace photo" }));
});

test("cancelling the crop keeps the old image", async () => {
  show();
  choose(png());
  await screen.findByRole("dialog");
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shownPicture()).toBe(OLD);
  expect(onChange).not.toHaveBeenCalled();
});

test("a stored image can be cropped again, and an empty field has nothing to adjust", async () => {
  vi.stubGlobal("fetch", async (url: string) => new Response(url === OLD ? "stored" : null));
  show();
  await press("Adjust photo");
  expect(await screen.findByText("begins in the middle")).toBeTruthy();
  await press("Use photo");
  await waitFor(() => expect(shownPicture()).toBe(NEW));
  await press("Remove photo");
  expect(screen.queryByRole("button", { name: "Adjust photo" })).toBeNull();
});

test("an image just cropped can be adjusted, from where it was left", async () => {
  show();
  choose(png());
  expect(await screen.findByText("begins in the middle")).toBeTruthy();
  await press("Use photo");
  await press("Adjust photo");
  expect(await screen.findByText("begins with 50 percent")).toBeTruthy();
  expect(decode).toHaveBeenCalledOnce();
});

test("of two files chosen quickly only the later counts, and the earlier is freed", async () => {
  const early = Promise.withResolvers<Awaited<ReturnType<typeof decode>>>();
  const decoded = await decode(png());
  decode.mockClear().mockReturnValueOnce(early.promise);
  show();
  choose(png());
  await waitFor(() => expect(decode).toHaveBeenCalledOnce());
  choose(png());
  await screen.findByRole("dialog");
  early.resolve(decoded);
  await waitFor(() => expect(decoded.isClosed).toBe(true));
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("removing says so and leaves the focus on the button that chooses", async () => {
  show();
  await press("Remove photo");
  expect(onChange).toHaveBeenCalledWith(null);
  expect(shownPicture()).toBeUndefined();
  expect(screen.getByRole("status").textContent).toBe("Photo removed.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose photo" }));
});

test("shows a message from outside until it has one of its own", async () => {
  const field = show(null, CARD_MESSAGES.profilepicRequired);
  expect(within(field).getByText(CARD_MESSAGES.profilepicRequired)).toBeTruthy();
  cannotDecode();
  choose(png());
  expect(await within(field).findByText(CARD_MESSAGES.notAnImage)).toBeTruthy();
  expect(within(field).queryByText(CARD_MESSAGES.profilepicRequired)).toBeNull();
});

describe("dropping", () => {
  test("a file anywhere in the field chooses it", async () => {
    const field = show();
    fireEvent.drop(field, { dataTransfer: { types: ["Files"], files: [png()] } });
    await screen.findByRole("dialog");
  });

  test("text is left to the browser", () => {
    const field = show();
    const isLeftAlone = fireEvent.drop(field, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(isLeftAlone).toBe(true);
    expect(within(field).queryByText(CARD_MESSAGES.notAnImage)).toBeNull();
  });

  test("a file beside the field does not make the browser leave the page", () => {
    show();
    const dataTransfer = { types: ["Files"], files: [png()] };
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(decode).not.toHaveBeenCalled();
  });
});

describe("pasting", () => {
  const clipboardData = () => ({ files: [png()] });

  test("an image chooses it", async () => {
    show();
    fireEvent.paste(document.body, { clipboardData: clipboardData() });
    await screen.findByRole("dialog");
  });

  test("into a text field is left to that field", () => {
    show();
    expect(fireEvent.paste(screen.getByLabelText("Name"), { clipboardData: clipboardData() })).toBe(true);
    expect(decode).not.toHaveBeenCalled();
  });
});
