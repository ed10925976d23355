/** Files, so they are no endpoints of the table. The first two take the query of `PeopleFilter`. */
export const EXPORT_VCF_PATH = "/api/contacts/export.vcf";
export const EXPORT_CSV_PATH = "/api/contacts/export.csv";
export const PERSON_FILE_PATH = "/api/contacts/:personid/contact.vcf";
