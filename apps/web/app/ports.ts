/** What the pages need from the process that serves them. The server fills it in; pages never import the server. */
export type PagePorts = {
  settings: PublicSettings;
};

/** What of the installation's configuration a visitor's browser may know. */
export type PublicSettings = {
  brand: string;
};
