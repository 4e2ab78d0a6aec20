-- The analytics add up the views of songs that are withdrawn. Most drafts have never been public, and have none.

create index drafts_with_views on private.drafts (views) where views > 0;
