-- The shop's answer to a review.
alter table review
  add column answer text check (char_length(answer) between 1 and 5000),
  add column answered_at timestamptz(3),
  add check ((answer is null) = (answered_at is null));
