import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";
import { type ComponentProps, useState } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { notify, Toaster } from "../../../ui/toast.tsx";
import type { CropAreaComponent } from "./crop-area.tsx";
import { cropImage } from "./crop-image.ts";
import { ImageField } from "./image-field.tsx";
import { disposeSourceImage, NotAnImage, readSourceImage } from "./source-image.ts";

// jsdom has neither a decoder nor a canvas; e2e/card-image.spec.ts runs the real ones.
vi.mock("./source-image.ts", () => ({
  readSourceImage: vi.fn(),
  disposeSourceImage: vi.fn(),
  NotAnImage: class extends Error {},
}));
vi.mock("./crop-image.ts", () => ({ cropImage: vi.fn() }));
vi.mock("./crop-area.tsx", async () => {
  const { useEffect } = await import("react");
  return {
    CropArea: ({ startArea, onAreaChange }: ComponentProps<CropAreaComponent>) => {
      useEffect(() => onAreaChange({ x: 0, y: 0, width: 50, height: 100 }), [onAreaChange]);
      return <p>{startArea ? `begins with ${startArea.width} percent` : "begins in the middle"}</p>;
    },
  };
});

const OLD = "/media/old.webp";
const NEW = "data:image/jpeg;base64,bmV3";
const image = () => ({ source: {} as ImageBitmap, url: "blob:image", width: 400, height: 500 });
const png = (size = 10) => new File([new Uint8Array(size)], "me.png", { type: "image/png" });
const large = () => png(IMAGE_MAX_BYTES + 1);
const onChange = vi.fn();

function Harness({ start, error }: { start: string | null; error?: string }) {
  const [image, setImage] = useState(start);
  const change = (next: string | null) => {
    onChange(next);
    setImage(next);
  };
  return (
    <>
      <input aria-label="Name" />
      <ImageField kind="photo" value={image} onChange={change} color="blue-color-one" error={error} />
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
const shownImage = () => screen.queryByAltText("Your photo")?.getAttribute("src");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function expectRefused(field: HTMLElement, message: string) {
  expect(await within(field).findByText(message)).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(onChange).not.toHaveBeenCalled();
  expect(shownImage()).toBe(OLD);
}

// Loaded on demand by the field; the first time takes a while.
beforeAll(() => import("./crop-area.tsx"));

beforeEach(() => {
  vi.resetAllMocks();
  notify.dismiss();
  vi.mocked(readSourceImage).mockImplementation(async () => image());
  vi.mocked(cropImage).mockResolvedValue(NEW);
});

describe("a file that is refused keeps the image that was there", () => {
  test("by its type", async () => {
    const field = show();
    choose(new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
    await expectRefused(field, CARD_MESSAGES.notAnImage);
    expect(readSourceImage).not.toHaveBeenCalled();
  });

  test("because it does not decode", async () => {
    vi.mocked(readSourceImage).mockRejectedValue(new NotAnImage());
    const field = show();
    choose(png());
    await expectRefused(field, CARD_MESSAGES.notAnImage);
    expect(screen.queryByRole("button", { name: "Shrink it for me" })).toBeNull();
  });

  test("by its size, with the offer to shrink it", async () => {
    const field = show();
    choose(large());
    await expectRefused(field, CARD_MESSAGES.imageTooLarge);
    expect(readSourceImage).not.toHaveBeenCalled();
  });

  test("and the button that chooses is described by the message", async () => {
    show();
    choose(large());
    const described = screen.getByRole("button", { name: "Replace photo" }).getAttribute("aria-describedby");
    const texts = described?.split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(CARD_MESSAGES.imageTooLarge);
  });
});

test("a file that is too large is shrunk on request, then cropped", async () => {
  const field = show();
  choose(large());
  await press("Shrink it for me");
  await screen.findByRole("dialog", { name: "Position your photo" });
  expect(onChange).not.toHaveBeenCalled();
  await press("Use photo");
  await waitFor(() => expect(shownImage()).toBe(NEW));
  expect(within(field).queryByText(CARD_MESSAGES.imageTooLarge)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Replace photo" }));
});

test("a large file that proves to be no image is said to be none", async () => {
  vi.mocked(readSourceImage).mockRejectedValue(new NotAnImage());
  const field = show();
  choose(large());
  await press("Shrink it for me");
  expect(await within(field).findByText(CARD_MESSAGES.notAnImage)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Shrink it for me" })).toBeNull();
});

test("cancelling the crop keeps the old image", async () => {
  const field = show();
  choose(png());
  await screen.findByRole("dialog");
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shownImage()).toBe(OLD);
  expect(onChange).not.toHaveBeenCalled();
  expect(within(field).queryByRole("button", { name: "Adjust photo" })).toBeNull();
});

test("an image just cropped can be adjusted, from where it was left; one from elsewhere cannot", async () => {
  show();
  expect(screen.queryByRole("button", { name: "Adjust photo" })).toBeNull();
  choose(png());
  expect(await screen.findByText("begins in the middle")).toBeTruthy();
  await press("Use photo");
  await press("Adjust photo");
  expect(await screen.findByText("begins with 50 percent")).toBeTruthy();
  expect(readSourceImage).toHaveBeenCalledOnce();
});

test("of two files chosen quickly only the later counts, and the earlier is freed", async () => {
  const early = Promise.withResolvers<ReturnType<typeof image>>();
  vi.mocked(readSourceImage).mockReturnValueOnce(early.promise);
  show();
  const first = image();
  choose(png());
  await waitFor(() => expect(readSourceImage).toHaveBeenCalledOnce());
  choose(png());
  await screen.findByRole("dialog");
  early.resolve(first);
  await waitFor(() => expect(disposeSourceImage).toHaveBeenCalledWith(first));
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("removing says so and leaves the focus on the button that chooses", async () => {
  show();
  await press("Remove photo");
  expect(onChange).toHaveBeenCalledWith(null);
  expect(shownImage()).toBeUndefined();
  expect(screen.getByRole("status").textContent).toBe("Photo removed.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose photo" }));
});

test("shows a message from outside until it has one of its own", async () => {
  const field = show(null, CARD_MESSAGES.profilepicRequired);
  expect(within(field).getByText(CARD_MESSAGES.profilepicRequired)).toBeTruthy();
  choose(large());
  expect(await within(field).findByText(CARD_MESSAGES.imageTooLarge)).toBeTruthy();
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
    expect(screen.queryByText(CARD_MESSAGES.notAnImage)).toBeNull();
  });

  test("a file beside the field does not make the browser leave the page", () => {
    show();
    const dataTransfer = { types: ["Files"], files: [png()] };
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(readSourceImage).not.toHaveBeenCalled();
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
    expect(readSourceImage).not.toHaveBeenCalled();
  });
});
