import type { Config } from "../../config.ts";
import type { AddressBookContext } from "./address-book.context.ts";

type Deps = Omit<AddressBookContext, "publicUrl"> & { config: Pick<Config, "publicUrl"> };

export function createAddressBook({ config, db, now, limits, cards }: Deps): AddressBookContext {
  return { db, now, limits, cards, publicUrl: config.publicUrl };
}
